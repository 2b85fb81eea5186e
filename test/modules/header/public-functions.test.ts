import { jQueryFactory } from 'jquery/factory';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { start } from '../../../src/modules/header/public-functions';
import type { Start } from '../../../src/runtime/definition';
import { beforeDeferred } from '../../support/before-deferred';
import { withLayout } from '../../support/laid-out';

const open = withLayout();
const html =
  '<div id="main-header" style="position: fixed"></div><div id="target"></div><p id="other"></p>';
const boxes = { '#main-header': { height: 60 }, '#target': { top: 1000 } };
type Call = (...args: readonly unknown[]) => void;
const call = (name: string, ...args: readonly unknown[]) =>
  (window as unknown as Readonly<Record<string, Call>>)[name]?.(...args);

/** The data that jQuery listeners receive about the address: the module’s id and its values. */
const withJQuery = () => {
  const received: unknown[] = [];
  const jQuery = (jQueryFactory as unknown as (view: Window) => JQuery)(window);
  jQuery(document).on('et_hashchange', ({ target, params }: HashEvent) => {
    received.push([target.id, params]);
  });
  onTestFinished(() => {
    jQuery(document).off('et_hashchange');
  });
  Object.assign(window, { jQuery });
  return received;
};
type JQuery = (target: unknown) => {
  on(type: string, listener: (event: HashEvent) => void): void;
  off(type: string): void;
};
interface HashEvent {
  readonly target: Element;
  readonly params: readonly string[];
}
afterEach(() => {
  Reflect.deleteProperty(window, 'jQuery');
  window.location.hash = '';
});

const received: string[] = [];
const listen = () => {
  received.length = 0;
  const record = (where: string) => (event: Event) => void received.push(`${where}: ${event.type}`);
  const abort = new AbortController();
  const { signal } = abort;
  window.addEventListener('skerry:et_pb_before_init_modules', record('window'), { signal });
  document.addEventListener('skerry:et_pb_after_init_modules', record('document'), { signal });
  return () => abort.abort();
};
const bothEvents = [
  'window: skerry:et_pb_before_init_modules',
  'document: skerry:et_pb_after_init_modules',
];

test('scripts that wait for the modules are notified before and after these start', () => {
  const stop = listen();
  open(start, { html });
  expect(received).toEqual(bothEvents);
  stop();
});

test('deferred scripts are notified once they listen, and find the functions before', () => {
  const run = beforeDeferred();
  const stop = listen();
  open(start, { html });
  expect(window).toHaveProperty('et_pb_init_modules');
  expect(received).toEqual([]);
  run();
  expect(received).toEqual(bothEvents);
  stop();
});

test('a script may start the modules again, and receives the same events', () => {
  const { scanned, doc } = open(start, { html });
  const stop = listen();
  call('et_pb_init_modules');
  expect(received).toEqual(bothEvents);
  expect(scanned).toEqual([doc.documentElement]);
  stop();
});

test.each<[string, (target: Element) => readonly unknown[], number]>([
  ['an element, below the header', (target) => [target], 940],
  ['a jQuery collection', (target) => [[target]], 940],
  ['the top, if it sets `toTop`', (target) => [target, true], 0],
  ['an empty collection', () => [[]], 0],
  ['nothing at all', () => [], 0],
  ['an element, where `toTop` is no truth', (target) => [target, 'no'], 940],
])('a script that scrolls names %s', (_, args, top) => {
  const { find } = open(start, { html, boxes, y: 300 });
  call('et_pb_smooth_scroll', ...args(find('#target')));
  expect(window.scrollY).toBe(top);
});

test('a header that does not stay subtracts no space from a script that scrolls, as on phones', () => {
  const { find } = open(start, { html: html.replace('fixed', 'absolute'), boxes });
  call('et_pb_smooth_scroll', find('#target'));
  expect(window.scrollY).toBe(1000);
});

test.each([
  ['ends below what is stuck above', 100, 900],
  ['moves nothing where its target is stuck, and in view', null, 300],
])('a script that scrolls %s', (_, stuck, top) => {
  const { find, page } = open(start, { html, boxes, y: 300 });
  vi.spyOn(page, 'stuckAbove').mockReturnValue(stuck);
  call('et_pb_smooth_scroll', find('#target'));
  expect(window.scrollY).toBe(top);
});

test.each([
  ['its own pace', [false, 300], 300],
  ['no pace', [false], 800],
  ['a pace that is no number', [false, 'slow'], 800],
])('a script with %s scrolls in the given milliseconds, else 800: %j', (_, rest, ms) => {
  const { find } = open(start, { html, boxes, motion: 'full' });
  call('et_pb_smooth_scroll', find('#target'), ...rest);
  vi.advanceTimersByTime(ms - 50);
  expect(window.scrollY).toBeLessThan(940);
  vi.advanceTimersByTime(70);
  expect(window.scrollY).toBe(940);
});

test.each(['et_fix_page_container_position', 'et_calculate_header_values'])(
  'a script that has changed the header notifies with %s',
  (name) => {
    const { page } = open(start, { html });
    const onChanged = vi.fn();
    page.bus.on('header:changed', onChanged);
    call(name);
    expect(onChanged).toHaveBeenCalledOnce();
  },
);

test.each<[string, (find: (selector: string) => Element) => readonly unknown[], readonly string[]]>(
  [
    ['et_reinit_waypoint_modules', () => [], ['HTML']],
    ['et_pb_map_init', (find) => [find('#target')], ['DIV']],
    ['et_pb_map_init', (find) => [[find('#target'), find('#other')]], ['DIV', 'P']],
    ['et_pb_map_init', () => [[]], ['HTML']],
    ['et_pb_slider_init', (find) => [[find('#target')]], ['DIV']],
    ['et_pb_gallery_init', () => [(first: unknown, second: unknown) => [first, second]], ['HTML']],
  ],
)('%s starts the modules of what it names, or of the page', (name, args, tags) => {
  const { scanned, find } = open(start, { html });
  call(name, ...args(find));
  expect(scanned.map(({ tagName }) => tagName)).toEqual(tags);
});

test('what child themes start modules again with is the builder’s own in an editor', () => {
  const inEditor: Start = ({ page, ...scope }) =>
    start({ ...scope, page: { ...page, mode: { ...page.mode, isBuilder: true } } });
  open(inEditor, { html });
  expect(window).not.toHaveProperty('et_pb_slider_init');
  expect(window).toHaveProperty('et_pb_smooth_scroll');
});

test('a script that animates an element lets it be seen', () => {
  const { find } = open(start, { html: '<p class="et_animated a"></p>' });
  call('et_animate_element', [find('p')]);
  expect(find('p').className).toBe('a');
  expect(() => call('et_animate_element', null)).not.toThrow();
});

test('a function that is there already stays, also at the end', () => {
  const own = vi.fn();
  const { stop, scanned } = open(start, { html, globals: { et_pb_map_init: own } });
  call('et_pb_map_init');
  expect(own).toHaveBeenCalledOnce();
  expect(scanned).toEqual([]);
  stop();
  expect(window).toHaveProperty('et_pb_map_init', own);
});

test('the functions are removed with Skerry, except one that a script has replaced', () => {
  const { stop } = open(start, { html });
  const later = vi.fn();
  Object.assign(window, { et_animate_element: later });
  stop();
  expect(window).not.toHaveProperty('et_pb_init_modules');
  expect(window).toHaveProperty('et_animate_element', later);
  Reflect.deleteProperty(window, 'et_animate_element');
});

test('listeners of jQuery receive the values of their module in the address, at once and later', () => {
  const received = withJQuery();
  window.location.hash = '#target|1|2||missing|3';
  const { page } = open(start, { html });
  expect(received).toEqual([['target', ['1', '2']]]);
  page.bus.emit('hash:changed', { ids: ['target'] });
  expect(received).toHaveLength(2);
});

test.each([
  ['no jQuery', undefined],
  ['something else that is called jQuery', {}],
  ['the placeholder for a jQuery that loads late', Object.assign(() => {}, { fn: {} })],
])('with %s no listener is notified of the address, and no error occurs', (_, jQuery) => {
  if (jQuery) Object.assign(window, { jQuery });
  window.location.hash = '#target|1';
  const { page } = open(start, { html });
  page.bus.emit('hash:changed', { ids: ['target'] });
  expect(page.report.faults).toEqual([]);
});
