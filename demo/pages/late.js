// @ts-check
// The script of the late page, in place of a plugin that changes the page after it has loaded.
// Modules are cloned from templates, which also works with Trusted Types.
(() => {
  const left = document.getElementById('late-left');
  const right = document.getElementById('late-right');
  if (!left || !right) return;

  let count = 0;

  /** @param {string} kind */
  const create = (kind) => {
    const template = document.getElementById(`late-${kind}`);
    if (!(template instanceof HTMLTemplateElement)) return null;
    const node = template.content.firstElementChild?.cloneNode(true);
    if (!(node instanceof Element)) return null;
    count += 1;
    node.id = `late-module-${count}`;
    return node;
  };

  /**
   * @param {string} kind
   * @param {number} [times]
   */
  const add = (kind, times = 1) => {
    for (let index = 0; index < times; index += 1) {
      const node = create(kind);
      if (node) left.append(node);
    }
  };

  const last = () => left.lastElementChild ?? right.lastElementChild;

  /** @type {Record<string, () => void>} */
  const actions = {
    many: () => add('toggle', 50),
    remove: () => last()?.remove(),
    clear: () => {
      left.replaceChildren();
      right.replaceChildren();
    },
    move: () => {
      const node = last();
      if (node) (node.parentElement === left ? right : left).append(node);
    },
    wrap: () => {
      const node = last();
      if (!node) return;
      const box = document.createElement('div');
      box.className = 'late-box';
      node.replaceWith(box);
      box.append(node);
    },
    flicker: () => {
      const node = create('tabs');
      if (!node) return;
      left.append(node);
      node.remove();
    },
  };

  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-late]') : null;
    if (!(button instanceof HTMLElement)) return;
    const kind = button.dataset.late ?? '';
    const action = actions[kind];
    if (action) action();
    else add(kind);
  });

  window.addEventListener('load', () => add('tabs'));
})();
