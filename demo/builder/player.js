// @ts-check
/** Simulates the editor around a preview with the API of `skerry/builder`; nothing is saved. */

import { fillSettings } from './settings-form.js';

const byId = (/** @type {string} */ id) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

/**
 * @typedef {{ id: string, label: string, type: string, attrs: Record<string, string>, content: string }} Module
 * @typedef {{ siteUrl: string, nonce: string, modules: Module[], preview: string, backend: object }} Config
 */

/** @type {Config} */
const config = JSON.parse(byId('player-facts').textContent ?? '');
/** @type {typeof import('../../src/builder/library')} */
const builder = await import(byId('player').dataset.library ?? '');

const frame = /** @type {HTMLIFrameElement} */ (byId('et-fb-app-frame'));
const form = byId('player-form');
const moduleSelect = /** @type {HTMLSelectElement} */ (byId('player-module'));
const outline = byId('player-outline');
const announce = (/** @type {string} */ text) => {
  byId('player-status').textContent = text;
};

/** @param {Module} module */
const shortcodeOf = ({ type, attrs, content }) => {
  const clean = (/** @type {string} */ value) => value.replace(/["[\]]/g, '');
  const fields = Object.entries(attrs).map(([name, value]) => ` ${name}="${clean(value)}"`);
  return `[${type}${fields.join('')}]${clean(content)}[/${type}]`;
};

// Settings, their history, and the preview that shows them.

let modules = config.modules;
/** @type {Module[][]} */
let past = [];
/** @type {Module[][]} */
let future = [];
const previews = builder.createPreviews(document, config);

const stickySettings = () =>
  Object.fromEntries(
    modules
      .filter(({ attrs }) => builder.isStickyModule(attrs))
      .map(({ attrs }) => {
        const id = `et_pb_text_${attrs.order}`;
        return [
          id,
          {
            id,
            selector: `.${id}`,
            position: attrs.sticky_position,
            topOffset: '0px',
            bottomOffset: '0px',
            topLimit: 'none',
            bottomLimit: 'none',
            offsetSurrounding: 'on',
            transition: 'on',
          },
        ];
      }),
  );

const syncSticky = () => {
  const { contentWindow: app } = frame;
  app?.dispatchEvent(
    new CustomEvent('ETBuilderStickySettingsSyncs', { detail: { settings: stickySettings() } }),
  );
};

/** Requests the module's markup and replaces it in the preview. @param {Module} module */
const renderModule = async (module) => {
  announce('Drawing …');
  const startedAt = performance.now();
  try {
    const { html, stylesheets } = await previews.get({
      shortcode: shortcodeOf(module),
      shortcodeId: module.id,
    });
    const doc = frame.contentDocument;
    // If the module has changed meanwhile, a later response renders it.
    if (!doc || modules.find(({ id }) => id === module.id) !== module) return;
    builder.adoptStyleSheets(doc, stylesheets);
    const place = doc.querySelector(`[data-shortcode-id="${CSS.escape(module.id)}"]`);
    place?.replaceChildren(builder.previewFragment(doc, html));
    syncSticky();
    fit();
    announce(`${module.label} drawn in ${Math.round(performance.now() - startedAt)} ms.`);
  } catch (error) {
    announce(error instanceof Error ? error.message : String(error));
  }
};

/** @param {Module[]} next */
const show = (next) => {
  const before = modules;
  modules = next;
  for (const module of modules) if (!before.includes(module)) void renderModule(module);
  fillForm();
  fillOutline();
};
/** @param {string} id @param {Partial<Module>} change */
const edit = (id, change) => {
  past.push(modules);
  future = [];
  show(modules.map((module) => (module.id === id ? { ...module, ...change } : module)));
};
/** @param {Module[][]} from @param {Module[][]} to */
const moveInHistory = (from, to) => {
  const next = from.pop();
  if (!next) return announce('Nothing to undo or redo.');
  to.push(modules);
  show(next);
};
const undo = () => moveInHistory(past, future);
const redo = () => moveInHistory(future, past);

const currentModule = () => modules.find(({ id }) => id === moduleSelect.value) ?? modules[0];

const fillForm = () => {
  const module = currentModule();
  if (module) fillSettings(form, module);
};
const fillOutline = () => {
  outline.replaceChildren(
    ...modules.map(({ id, label, attrs }) => {
      const item = document.createElement('li');
      const button = item.appendChild(document.createElement('button'));
      button.type = 'button';
      button.textContent = `${label}: ${attrs.title}`;
      button.addEventListener('click', () => choose(id));
      return item;
    }),
  );
};
/** @param {string} id */
const choose = (id) => {
  moduleSelect.value = id;
  fillForm();
  void builder.scrollToAddress(windows(), `0.${id}.0.0`, modes.current);
};

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', ({ target }) => {
  const input = /** @type {HTMLInputElement} */ (target);
  const module = currentModule();
  if (!module) return;
  const { name } = input;
  let { value } = input;
  if (name === 'width') value = input.value = builder.rangeValue(value) || '100%';
  if (name === 'number') value = input.value = String(builder.integerValue(value));
  if (name === 'content') edit(module.id, { content: value });
  else edit(module.id, { attrs: { ...module.attrs, [name]: value } });
});
moduleSelect.append(...modules.map(({ id, label }) => new Option(label, id)));
moduleSelect.addEventListener('change', () => choose(moduleSelect.value));

// Preview modes and devices.

const windows = () => ({
  top: window,
  app: frame.contentWindow ?? window,
  builderType: 'vb',
});
const modes = builder.createPreviewModes({ top: window, app: () => frame.contentWindow });
let removeHandle = () => {};

/** Makes the frame as high as its page if the outer window scrolls. */
const fit = () => {
  const isOuter = builder.windowScrollLocation(modes.current) === 'top';
  const root = frame.contentDocument?.documentElement;
  frame.style.height = '';
  if (!isOuter || !root) return;
  const height = Math.max(root.offsetHeight, 400);
  frame.style.height = `${height}px`;
  // A page at half its size takes up half the space.
  frame.style.marginBottom = modes.current === 'zoom' ? `${-height / 2}px` : '';
};
/** @type {Record<'tablet' | 'phone', number>} */
const widths = { tablet: builder.editorSizes.tabletWidth, phone: builder.editorSizes.phoneWidth };

const updateControls = () => {
  const { current } = modes;
  for (const button of document.querySelectorAll('.player-modes button')) {
    button.setAttribute('aria-pressed', String(button.textContent === current));
  }
  outline.hidden = current !== 'wireframe';
  frame.style.width = '';
  removeHandle();
  removeHandle = () => {};
  if (current === 'tablet' || current === 'phone') {
    frame.style.width = `${widths[current]}px`;
    removeHandle = builder.createWidthHandle(frame, {
      label: 'Width of the preview',
      onResize(width) {
        widths[current] = width;
        fit();
      },
    });
  }
  fit();
  // Images and text take a moment to settle at their new width.
  resize.request();
};
const resize = builder.createResizeTrigger(window, { after: () => fit() });
/** @param {import('../../src/builder/library').PreviewMode} mode */
const switchTo = (mode) => {
  modes.to(mode);
  updateControls();
};
document.querySelector('.player-modes')?.append(
  ...builder.previewModes.map((mode) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = mode;
    button.addEventListener('click', () => switchTo(mode));
    return button;
  }),
);

// Shortcuts, their list, and a dialog of the editor's back end.

let hasSingleKeys = true;
const help = () => {
  const unlock = builder.lockScroll(windows(), modes.current);
  builder.openHelp(document, {
    hasSingleKeys,
    onSingleKeys: (isOn) => {
      hasSingleKeys = isOn;
    },
    onClose: unlock,
  });
};
const save = () => {
  builder.showCoreModal('unsavedNotification', {
    backend: config.backend,
    top: window,
    onAction: (key) => announce(key === 'copy' ? 'A copy is kept.' : 'Tried again.'),
  });
};
/** @param {1 | -1} by */
const step = (by) => {
  if (by > 0) modes.next();
  else modes.previous();
  updateControls();
};
/** @type {Partial<Record<import('../../src/builder/library').Command, () => void>>} */
const commands = {
  help,
  undo,
  redo,
  save,
  nextMode: () => step(1),
  previousMode: () => step(-1),
  wireframe: () => switchTo(modes.current === 'wireframe' ? 'desktop' : 'wireframe'),
};
/** @param {import('../../src/builder/library').ShortcutAction} action */
const run = (action) => {
  if (action.type !== 'command') {
    announce(`Asked for: ${Object.values(action).join(' ')}.`);
    return true;
  }
  const command = commands[action.name];
  command?.();
  return command !== undefined;
};
byId('player-help').addEventListener('click', help);
byId('player-save').addEventListener('click', save);
byId('player-undo').addEventListener('click', undo);
byId('player-redo').addEventListener('click', redo);
let stopShortcuts = builder.listenForShortcuts([window], { run, isOn: () => hasSingleKeys });

frame.addEventListener('load', () => {
  const { contentWindow: app, contentDocument: doc } = frame;
  if (!app || !doc) return;
  stopShortcuts();
  stopShortcuts = builder.listenForShortcuts([window, app], { run, isOn: () => hasSingleKeys });
  // Elements outside the edited layout are inactive.
  for (const id of ['top-header', 'main-header', 'main-footer']) {
    doc.getElementById(id)?.classList.add('et-fb-root-ancestor-sibling');
  }
  modes.mark();
  fit();
  syncSticky();
  announce('The preview is ready.');
});
fillForm();
fillOutline();
updateControls();
frame.src = config.preview;
