/** What the visitor has opened stays open; the server prints everything closed. */
const kept = new Set(['open', 'aria-expanded']);

/** Lines of a cart keep their node when lines before them leave or arrive. */
const LINE_KEY = '[data-cart_item_key], [name^="cart["]';

const keyOf = (node: Node): string => {
  if (!(node instanceof Element)) return '';
  if (node.id) return `#${node.id}`;
  if (!/^(LI|TR)$/.test(node.tagName)) return '';
  const line = node.querySelector(LINE_KEY);
  return line ? (line.getAttribute('data-cart_item_key') ?? line.getAttribute('name') ?? '') : '';
};

const isAlike = (a: Node, b: Node): boolean => {
  const key = keyOf(b);
  if (a.nodeName !== b.nodeName || keyOf(a) !== key) return false;
  return key !== '' || !(a instanceof Element) || a.className === (b as Element).className;
};

const patchAttributes = (current: Element, next: Element): void => {
  for (const { name } of [...current.attributes]) {
    if (!next.hasAttribute(name) && !kept.has(name)) current.removeAttribute(name);
  }
  for (const { name, value } of [...next.attributes]) {
    if (current.getAttribute(name) === value || (kept.has(name) && current.hasAttribute(name))) {
      continue;
    }
    current.setAttribute(name, value);
    // What a visitor has typed hides the attribute; the server's new value must show.
    if (name === 'value' && current instanceof HTMLInputElement) current.value = value;
  }
  for (const name of ['checked', 'selected'] as const) {
    const isOn = next.hasAttribute(name);
    if (
      name in current &&
      (current as Element & { [key in typeof name]: boolean })[name] !== isOn
    ) {
      Object.assign(current, { [name]: isOn });
    }
  }
};

/** How many nodes at the start and at the end are the same already. */
const equalEnds = (current: readonly ChildNode[], next: readonly ChildNode[]) => {
  const most = Math.min(current.length, next.length);
  const isEqual = (at: number, other: number) =>
    current.at(at)?.isEqualNode(next.at(other) ?? null) ?? false;
  let start = 0;
  while (start < most && isEqual(start, start)) start += 1;
  let end = 0;
  while (end < most - start && isEqual(-1 - end, -1 - end)) end += 1;
  return { start, end };
};

const patchChildren = (parent: Element, source: Element): void => {
  const all = [...parent.childNodes];
  const allNext = [...source.childNodes];
  const { start, end } = equalEnds(all, allNext);
  const next = allNext.slice(start, allNext.length - end);
  const free = new Set(all.slice(start, all.length - end));
  const placed = next.map((node) => {
    const match = [...free].find((candidate) => isAlike(candidate, node));
    if (!match) return node;
    free.delete(match);
    patchNode(match, node);
    return match;
  });
  for (const node of free) node.remove();
  // Nodes that are in order already are not moved: moving one drops its focus.
  let cursor = all[start - 1]?.nextSibling ?? (start > 0 ? null : parent.firstChild);
  for (const node of placed) {
    if (node === cursor) cursor = node.nextSibling;
    else parent.insertBefore(node, cursor);
  }
};

const patchNode = (current: Node, next: Node): void => {
  if (current.isEqualNode(next)) return;
  if (current instanceof Element) patchElement(current, next as Element);
  else current.nodeValue = next.nodeValue;
};

/**
 * Makes an element equal to a newer copy of the same kind and touches only what differs, so that
 * focus, scroll position, running animations and what is open survive. Uses the copy up.
 */
export const patchElement = (current: Element, next: Element): void => {
  if (current.isEqualNode(next)) return;
  patchAttributes(current, next);
  patchChildren(current, next);
};
