import { expect, test, vi } from 'vitest';
import { sleepTabs } from '../../../src/modules/tabs/sleep-tabs';
import { Tabs } from '../../../src/modules/tabs/tabs';
import { fallAsleep } from '../../../src/runtime/wake/sleep';
import { withAnimations } from '../../support/animations';
import { withIsland } from '../../support/island-page';
import { createLaidOutPage } from '../../support/laid-out';

const open = withIsland();
const { running, finish, started } = withAnimations();
const tab = (index: number) => `#t > ul > li:nth-child(${index + 1})`;
const link = (index: number) => `${tab(index)} a`;
const panel = (index: number) => `#p${index}`;
const html = `<div class="et_pb_tabs" id="t"><ul class="et_pb_tabs_controls">
  <li class="et_pb_tab_active"><a href="#tab-one"><b>One</b></a></li><li><a href="#" id="own">Two</a></li><li><a href="#">Three</a></li></ul>
  <div class="et_pb_all_tabs"><div class="et_pb_tab et_pb_active_content" id="p0">1</div><div class="et_pb_tab" id="p1">2
  <div class="et_pb_tabs"><ul class="et_pb_tabs_controls"><li>Inner</li></ul><div class="et_pb_all_tabs"><div>Inner</div></div></div></div><div class="et_pb_tab" id="p2">3</div></div></div>`;
const mountTabs = (options: Partial<Parameters<typeof createLaidOutPage>[0]> = {}) =>
  open(Tabs, '#t', { html, sleep: sleepTabs, ...options });
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const chosen = () =>
  [0, 1, 2].filter((index) => find(link(index)).getAttribute('aria-selected') === 'true');
const shown = () => [0, 1, 2].filter((index) => find(panel(index)).style.display !== 'none');
const hash = () => window.location.hash;

test('tabs, which the visitor sees, are tabs to a screen reader as well', () => {
  mountTabs();
  expect(find('#t > ul').getAttribute('role')).toBe('tablist');
  expect(find('#t > ul').hasAttribute('aria-orientation')).toBe(false);
  expect(find(tab(0)).getAttribute('role')).toBe('presentation');
  for (const index of [0, 1, 2]) {
    expect(find(link(index)).getAttribute('role')).toBe('tab');
    expect(find(link(index)).getAttribute('aria-controls')).toBe(`p${index}`);
    expect(find(link(index)).hasAttribute('aria-disabled')).toBe(false);
    expect(find(link(index)).tabIndex).toBe(index === 0 ? 0 : -1);
    expect(find(panel(index)).getAttribute('role')).toBe('tabpanel');
    expect(find(panel(index)).getAttribute('aria-labelledby')).toBe(find(link(index)).id);
    expect(find(panel(index)).getAttribute('tabindex')).toBe(index === 0 ? '0' : null);
  }
  expect(find(link(1)).id).toBe('own');
  expect(find(link(0)).id).not.toBe('');
  expect(find(link(0)).id).not.toBe(find(link(2)).id);
});

test('panels without an id get one, so that their tabs can name them', () => {
  mountTabs({ html: html.replace(' id="p2"', '') });
  const id = find(link(2)).getAttribute('aria-controls');
  expect(document.getElementById(`${id}`)?.textContent).toBe('3');
});

test('what the server shows is shown, in the way of the style sheet', () => {
  mountTabs();
  expect([chosen(), shown()]).toEqual([[0], [0]]);
  expect(find(panel(0)).style.display).toBe('');
  expect(find(panel(0)).className).toBe('et_pb_tab et_pb_active_content et-pb-active-slide');
  expect(find(panel(1)).className).toBe('et_pb_tab');
});

test('the server may show another tab than the first', () => {
  const other = html
    .replace('<li class="et_pb_tab_active">', '<li>')
    .replace('<li><a href="#" id', '<li class="et_pb_tab_active"><a href="#" id');
  mountTabs({ html: other });
  expect([chosen(), shown()]).toEqual([[1], [1]]);
});

test('in the builder the first tab is shown, whatever was saved', () => {
  const other = html
    .replace('<li class="et_pb_tab_active">', '<li>')
    .replace('<li><a href="#" id', '<li class="et_pb_tab_active"><a href="#" id');
  const { page, find: at } = createLaidOutPage({ html: other });
  const builder = { ...page, mode: { ...page.mode, isBuilder: true } };
  const sleeper = fallAsleep(sleepTabs, { page: builder, name: 't', root: at('#t'), wake() {} });
  expect(chosen()).toEqual([0]);
  sleeper.end();
});

test('a press shows the panel of its tab, marks it and keeps it in the address [S2.03a]', () => {
  const { click } = mountTabs();
  expect(click(link(1)).defaultPrevented).toBe(true);
  expect([chosen(), shown()]).toEqual([[1], [1]]);
  expect(find(tab(1)).className).toBe('et_pb_tab_active');
  expect(find(tab(0)).className).toBe('');
  expect(find(panel(1)).style.display).toBe('block');
  expect(find(panel(1)).className).toBe('et_pb_tab et-pb-active-slide');
  expect(hash()).toBe('#t|1');
});

test('the server marks the tab that the address names no more, and Back leads to it', () => {
  const { click, goTo } = mountTabs();
  click(link(2));
  click(link(0));
  expect(hash()).toBe('#t|0');
  goTo('#t|1');
  expect([chosen(), shown()]).toEqual([[1], [1]]);
  goTo('');
  expect([chosen(), shown()]).toEqual([[0], [0]]);
});

test('a page opened with an address shows the tab that it names', () => {
  window.location.hash = '#t|2';
  mountTabs();
  expect([chosen(), shown()]).toEqual([[2], [2]]);
});

test.each([
  ['#one', [0]],
  ['#tab-one', [0]],
  ['#t|9', [1]],
])('the address %s leads from the server’s tab to %j', (address, expected) => {
  const other = html
    .replace('<li class="et_pb_tab_active">', '<li>')
    .replace('<li><a href="#" id', '<li class="et_pb_tab_active"><a href="#" id');
  window.location.hash = address;
  mountTabs({ html: other });
  expect(chosen()).toEqual(expected);
});

test.each([
  ['et_pb_wc_tabs', [2]],
  ['et_pb_other', [0]],
])('an address of reviews leads to those of a product alone: %s', (name, expected) => {
  window.location.hash = '#reviews';
  const product = html
    .replace('class="et_pb_tabs" id', `class="et_pb_tabs ${name}" id`)
    .replace('<li><a href="#">Three', '<li class="reviews_tab"><a href="#">Three');
  mountTabs({ html: product });
  expect(chosen()).toEqual(expected);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a press with %s is left to the browser',
  (modifier) => {
    const { click } = mountTabs();
    expect(click(link(1), { [modifier]: true }).defaultPrevented).toBe(false);
    expect(chosen()).toEqual([0]);
  },
);

test('a press beside the tabs does nothing', () => {
  const { click } = mountTabs();
  expect(click('#t > ul').defaultPrevented).toBe(false);
  expect(chosen()).toEqual([0]);
});

test('a change fades the old panel out and the new one in, for 500 ms each [S9.08a]', () => {
  const { click } = mountTabs({ motion: 'full' });
  click(link(1));
  expect([chosen(), shown(), running()]).toEqual([[1], [0], [['p0', 500]]]);
  expect(find(panel(0)).classList.contains('et_slide_transition')).toBe(true);
  expect(find(panel(1)).className).toBe('et_pb_tab');
  finish();
  expect([shown(), running()]).toEqual([[1], [['p1', 500]]]);
  expect(find(panel(0)).classList.contains('et_slide_transition')).toBe(false);
  expect(find(panel(1)).classList.contains('et_slide_transition')).toBe(false);
  finish();
  expect(running()).toEqual([]);
});

test('panels fade from seen to unseen and back', () => {
  const { click } = mountTabs({ motion: 'full' });
  click(link(1));
  expect(started.map(({ keyframes }) => keyframes)).toEqual([[{ opacity: 1 }, { opacity: 0 }]]);
  finish();
  expect(started.map(({ keyframes }) => keyframes)).toEqual([[{ opacity: 0 }, { opacity: 1 }]]);
});

test('a click counts only at rest [S4.19]', () => {
  const { click } = mountTabs({ motion: 'full' });
  click(link(1));
  expect(click(link(2)).defaultPrevented).toBe(true);
  finish();
  finish();
  expect([chosen(), shown()]).toEqual([[1], [1]]);
  click(link(2));
  expect(chosen()).toEqual([2]);
});

test('other scripts measure the content of a panel once it has appeared', () => {
  vi.useFakeTimers();
  const onResize = vi.fn();
  window.addEventListener('resize', onResize);
  const { click } = mountTabs({ motion: 'full' });
  click(link(1));
  finish();
  vi.runAllTimers();
  expect(onResize).not.toHaveBeenCalled();
  finish();
  vi.runAllTimers();
  expect(onResize).toHaveBeenCalledOnce();
  window.removeEventListener('resize', onResize);
  vi.useRealTimers();
});

test.each([
  ['ArrowRight', 1],
  ['ArrowLeft', 2],
  ['End', 2],
  [' ', 0],
  ['ArrowDown', 0],
])('the key "%s" on the first tab leads to tab %i', (key, index) => {
  const { key: press } = mountTabs();
  press(link(0), key);
  expect(chosen()).toEqual([index]);
  expect(shown()).toEqual([index]);
});

test('keys move the focus, and Space does not scroll the page', () => {
  const { key } = mountTabs();
  find(link(0)).focus();
  key(link(0), 'ArrowRight');
  expect(document.activeElement?.id).toBe('own');
  const space = key(link(2), ' ');
  expect(space.defaultPrevented).toBe(true);
  expect(chosen()).toEqual([2]);
  expect(key(link(2), 'a').defaultPrevented).toBe(false);
  expect(key('#t > ul', ' ').defaultPrevented).toBe(false);
});

test('stacked tabs are moved through from top to bottom', () => {
  const { key } = mountTabs({ width: 500 });
  expect(find('#t').classList.contains('et_pb_tabs_vertically_stacked')).toBe(true);
  expect(find('#t > ul').getAttribute('aria-orientation')).toBe('vertical');
  key(link(0), 'ArrowDown');
  expect(chosen()).toEqual([1]);
});

test.each(['et_pb_column_1_3', 'et_pb_column_1_4', 'et_pb_column_3_8'])(
  'tabs in a column %s are stacked in any window',
  (column) => {
    mountTabs({ html: `<div class="${column}">${html}</div>` });
    expect(find('#t').classList.contains('et_pb_tabs_vertically_stacked')).toBe(true);
  },
);

test('arrows pass over a tab that the device does not have', () => {
  const { key } = mountTabs();
  find(tab(1)).style.display = 'none';
  key(link(0), 'ArrowRight');
  expect(chosen()).toEqual([2]);
  expect(document.activeElement).toBe(find(link(2)));
  key(link(2), 'ArrowRight');
  expect(chosen()).toEqual([0]);
});

test('tabs stack and are side by side again with the window', () => {
  const { resizeTo } = mountTabs();
  const isStacked = () => find('#t').classList.contains('et_pb_tabs_vertically_stacked');
  expect(isStacked()).toBe(false);
  resizeTo(767);
  expect(isStacked()).toBe(true);
  resizeTo(768);
  expect(isStacked()).toBe(false);
});

test('a text that is found in a closed panel opens it, and one in the open panel changes nothing', () => {
  const { fire } = mountTabs();
  fire(panel(0), new Event('beforematch', { bubbles: true }));
  expect(hash()).toBe('');
  fire(panel(2), new Event('beforematch', { bubbles: true }));
  expect([chosen(), shown(), hash()]).toEqual([[2], [2], '#t|2']);
  fire(link(1), new Event('beforematch', { bubbles: true }));
  fire(panel(0), new Event('beforematch', { bubbles: true }));
  expect([chosen(), shown(), hash()]).toEqual([[0], [0], '#t|0']);
});

test('a tab that the server has printed without a panel leads nowhere', () => {
  const { click, key } = mountTabs({
    html: html.replace(/<div class="et_pb_tab" id="p2">3<\/div>/, '<p id="p2"></p>'),
  });
  expect(find(link(2)).getAttribute('aria-disabled')).toBe('true');
  click(link(2));
  key(link(2), ' ');
  expect(chosen()).toEqual([0]);
  key(link(0), 'ArrowLeft');
  expect(chosen()).toEqual([1]);
});

test('tabs without panels, and panels without tabs, have no roles', () => {
  mountTabs({
    html: '<div class="et_pb_tabs" id="t"><ul class="et_pb_tabs_controls"><li>A</li></ul></div>',
  });
  expect(document.querySelector('[role]')).toBeNull();
});

test('a press in tabs within a panel is theirs', () => {
  const { click } = mountTabs();
  click('#p1 li');
  expect(chosen()).toEqual([0]);
  expect(find('#p1 li').hasAttribute('role')).toBe(false);
});

test('the end leaves the markup of the server', () => {
  const { click, end, server } = mountTabs();
  click(link(2));
  end();
  expect(document.body.outerHTML).toBe(server);
});
