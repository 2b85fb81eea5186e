/** Changes that other scripts make to a running page, as JavaScript. */
export const churn: readonly (readonly [what: string, code: string])[] = [
  [
    'wraps modules',
    `for (const each of document.querySelectorAll('.et_pb_module')) { const box = document.createElement('div'); each.replaceWith(box); box.append(each); }`,
  ],
  [
    'unwraps them',
    `for (const each of document.querySelectorAll('.et_pb_module')) if (each.parentElement.attributes.length === 0) each.parentElement.replaceWith(each);`,
  ],
  [
    'moves modules to the end',
    `for (const each of document.querySelectorAll('.et_pb_module')) each.parentElement.append(each);`,
  ],
  [
    'removes elements and inserts them again',
    `const all = [...document.querySelectorAll('.et_pb_module, form, ul')]; for (const each of all) { const { parentNode, nextSibling } = each; each.remove(); parentNode.insertBefore(each, nextSibling); }`,
  ],
  [
    'rewrites the HTML of modules',
    `for (const each of document.querySelectorAll('.et_pb_text_inner, .et_pb_blurb_content')) each.innerHTML = each.innerHTML;`,
  ],
  [
    'copies modules',
    `for (const each of [...document.querySelectorAll('.et_pb_tabs, .et_pb_slider, .et_pb_toggle')].slice(0, 5)) each.after(each.cloneNode(true));`,
  ],
  [
    'removes copies at once',
    `for (const each of [...document.querySelectorAll('.et_pb_tabs, .et_pb_slider')].slice(0, 5)) { const copy = each.cloneNode(true); each.after(copy); copy.remove(); }`,
  ],
  [
    'removes roles and states',
    `for (const each of document.querySelectorAll('[role], [aria-selected], [aria-expanded], [tabindex]')) for (const name of ['role', 'aria-selected', 'aria-expanded', 'tabindex', 'inert']) each.removeAttribute(name);`,
  ],
  [
    'removes classes',
    `for (const each of document.querySelectorAll('.et_pb_tab_active, .et-pb-active-slide, .et_pb_toggle_open')) each.classList.remove('et_pb_tab_active', 'et-pb-active-slide', 'et_pb_toggle_open');`,
  ],
  [
    'adds classes',
    `for (const each of document.querySelectorAll('.et_pb_module')) each.className += ' et_pb_tabs et_pb_slider et_pb_toggle et_animated';`,
  ],
  [
    'sets the same id on everything',
    `for (const each of [...document.querySelectorAll('main [id]')].slice(0, 50)) each.id = 'same';`,
  ],
  [
    'removes every id',
    `for (const each of document.querySelectorAll('main [id]')) each.removeAttribute('id');`,
  ],
  [
    'presses everything',
    `for (const each of document.querySelectorAll('main :is(button, [role=tab], [role=button], .et_pb_toggle_title)')) each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));`,
  ],
  [
    'resizes without end',
    `for (let at = 0; at < 50; at += 1) window.dispatchEvent(new Event('resize'));`,
  ],
  [
    'scrolls without end',
    `for (let at = 0; at < 50; at += 1) window.dispatchEvent(new Event('scroll'));`,
  ],
  [
    'claims that the page was left and restored',
    `for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));`,
  ],
  [
    'claims that the page is hidden',
    `document.dispatchEvent(new Event('visibilitychange')); window.dispatchEvent(new Event('blur')); window.dispatchEvent(new Event('focus'));`,
  ],
  [
    'claims that the page has loaded again',
    `for (const type of ['DOMContentLoaded', 'readystatechange']) document.dispatchEvent(new Event(type)); window.dispatchEvent(new Event('load'));`,
  ],
  [
    'fires Skerry’s own events',
    `for (const type of ['skerry:ready', 'skerry:error', 'skerry:cart:changed', 'skerry:consent:changed', 'skerry:added_to_cart', 'skerry:wc_fragments_loaded', 'skerry:updated_checkout']) { document.dispatchEvent(new CustomEvent(type, { detail: null })); document.body.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: '<script>' })); }`,
  ],
  [
    'fires events without their fields',
    `for (const type of ['click', 'keydown', 'change', 'input', 'focusin', 'touchstart', 'pointerdown', 'submit', 'mouseover']) for (const target of [window, document, document.body, document.querySelector('main')]) target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));`,
  ],
  [
    'presses, points and types at the document itself',
    `for (const type of ['click', 'auxclick', 'dblclick', 'mouseover', 'mouseout', 'mousedown', 'mouseup', 'contextmenu']) document.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true })); for (const type of ['pointerover', 'pointerdown', 'pointerup', 'touchstart', 'touchend', 'focusout', 'reset', 'beforeinput', 'input', 'change', 'submit', 'toggle', 'load', 'error']) document.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })); for (const type of ['keydown', 'keyup']) for (const key of ['Enter', ' ', 'Escape', 'Tab', 'ArrowDown', 'ArrowRight', 'Home']) document.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));`,
  ],
  [
    'a listener that throws at Skerry’s events',
    `window.addEventListener('error', (event) => event.preventDefault());`,
  ],
  [
    'scans unusual objects',
    `for (const each of [document.body, document.createElement('div'), document.head]) window.skerry.scan(each);`,
  ],
  [
    'unmounts unusual objects',
    `for (const each of [document.createElement('div'), document.head]) window.skerry.unmount(each);`,
  ],
  [
    'adds a thousand elements',
    `const box = document.createElement('div'); for (let at = 0; at < 1000; at += 1) box.append(document.createElement('p')); document.body.append(box); box.remove();`,
  ],
  [
    'adds text and comments',
    `for (const each of document.querySelectorAll('.et_pb_module, ul, form')) each.append('text', document.createComment('x'));`,
  ],
  [
    'removes list items',
    `for (const each of [...document.querySelectorAll('main li')].slice(0, 30)) each.remove();`,
  ],
  [
    'empties modules',
    `for (const each of [...document.querySelectorAll('.et_pb_module')].slice(0, 10)) each.replaceChildren();`,
  ],
  ['empties the content', `document.querySelector('main').replaceChildren();`],
  [
    'replaces the body',
    `const body = document.body.cloneNode(true); document.body.replaceWith(body);`,
  ],
  ['empties the body', `document.body.replaceChildren();`],
  ['removes the head', `document.head.remove();`],
];

/** Changes that old libraries make before any other script runs. */
export const early: readonly (readonly [what: string, code: string])[] = [
  [
    'Array.prototype.each',
    `Array.prototype.each = function (action) { return this.forEach(action); };`,
  ],
  [
    'Array.prototype.remove',
    `Array.prototype.remove = function (item) { return this.filter(function (each) { return each !== item; }); };`,
  ],
  ['Object.prototype.extend', `Object.prototype.extend = function () { return this; };`],
  [
    'toJSON of arrays and texts',
    `Array.prototype.toJSON = function () { return this.slice(); }; String.prototype.toJSON = function () { return '"' + this + '"'; };`,
  ],
  [
    'Function.prototype.bind',
    `var bind = Function.prototype.bind; Function.prototype.bind = function () { return bind.apply(this, arguments); };`,
  ],
  [
    'Element.prototype.remove',
    `Element.prototype.remove = function () { if (this.parentNode) this.parentNode.removeChild(this); };`,
  ],
  [
    'a second requestAnimationFrame',
    `window.requestAnimationFrame = function (action) { return setTimeout(function () { action(performance.now()); }, 16); };`,
  ],
  ['no idle callback, no scheduler', `delete window.requestIdleCallback; delete window.scheduler;`],
  [
    'no console',
    `window.console = { log: function () {}, info: function () {}, warn: function () {}, error: function () {} };`,
  ],
  [
    'a global define function',
    `window.define = function () { throw new Error('Mismatched anonymous define()'); }; window.define.amd = {};`,
  ],
  [
    'module and exports',
    `window.module = { exports: {} }; window.exports = window.module.exports; window.process = { env: {} };`,
  ],
  [
    'a $ that is not jQuery',
    `window.$ = function () { return null; }; window.jQuery = { fn: {} };`,
  ],
  [
    'listeners that are wrapped',
    `var add = EventTarget.prototype.addEventListener; EventTarget.prototype.addEventListener = function (type, listener, options) { return add.call(this, type, listener, options); };`,
  ],
  [
    'a fetch that is wrapped',
    `var ask = window.fetch; window.fetch = function () { return ask.apply(window, arguments); };`,
  ],
];
