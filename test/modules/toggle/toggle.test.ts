import { expect, test, vi } from 'vitest';
import { sleepToggle } from '../../../src/modules/toggle/sleep-toggle';
import { Toggle } from '../../../src/modules/toggle/toggle';
import { fallAsleep } from '../../../src/runtime/wake/sleep';
import { withAnimations } from '../../support/animations';
import { withIsland } from '../../support/island-page';
import { createLaidOutPage } from '../../support/laid-out';

const open = withIsland();
const { running, finish } = withAnimations();
const item = (index: number, state = 'close') =>
  `<div class="et_pb_toggle et_pb_accordion_item et_pb_toggle_${state}" id="i${index}"><h5 class="et_pb_toggle_title">Title ${index}</h5>
  <div class="et_pb_toggle_content" id="c${index}"><p id="in${index}">Text</p></div></div>`;
const accordion = `<header id="main-header"></header><div class="et_pb_module et_pb_accordion" id="a">${item(0, 'open')}${item(1)}${item(2)}</div>`;
const toggle = item(0).replace(' et_pb_accordion_item', '');
type Options = Partial<Parameters<typeof createLaidOutPage>[0]>;
const mountAccordion = (options: Options = {}) =>
  open(Toggle, '#a', { html: accordion, sleep: sleepToggle, ...options });
const mountToggle = (options: Options = {}) =>
  open(Toggle, '#i0', { html: toggle, sleep: sleepToggle, ...options });
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const button = (index: number) => `#i${index} .et_pb_toggle_title > span`;
const all = [0, 1, 2];
/** The items with the open class, with `aria-expanded`, and with visible content. */
const state = (indexes = all) => [
  indexes.filter((index) => find(`#i${index}`).classList.contains('et_pb_toggle_open')),
  indexes.filter((index) => find(button(index)).getAttribute('aria-expanded') === 'true'),
  indexes.filter((index) => find(`#c${index}`).style.display !== 'none'),
];
const closedClasses = () =>
  all.filter((index) => find(`#i${index}`).classList.contains('et_pb_toggle_close'));

test('each title is a heading with a button in it, which names the content that it opens', () => {
  mountAccordion();
  for (const index of all) {
    expect(find(button(index)).textContent).toBe(`Title ${index}`);
    expect(find(button(index)).getAttribute('role')).toBe('button');
    expect(find(button(index)).tabIndex).toBe(0);
    expect(find(button(index)).getAttribute('aria-controls')).toBe(`c${index}`);
    expect(find(`#c${index}`).getAttribute('aria-labelledby')).toBe(find(button(index)).id);
  }
  expect(new Set(all.map((index) => find(button(index)).id)).size).toBe(3);
});

test('contents without an id get one', () => {
  mountAccordion({ html: accordion.replace(' id="c1"', '') });
  const id = find(button(1)).getAttribute('aria-controls');
  expect(document.getElementById(`${id}`)?.textContent?.trim()).toBe('Text');
  expect(id).not.toBe(find(button(1)).id);
});

test('the item that the server shows is open, and is the only region', () => {
  mountAccordion();
  expect(state()).toEqual([[0], [0], [0]]);
  expect(all.map((index) => find(`#c${index}`).getAttribute('role'))).toEqual([
    'region',
    null,
    null,
  ]);
  expect(find('#c0').style.display).toBe('');
});

test('an item of an accordion opens and closes the other, at once under reduced motion', () => {
  const { click } = mountAccordion();
  click(button(1));
  expect(state()).toEqual([[1], [1], [1]]);
  expect(closedClasses()).toEqual([0, 2]);
  expect(find('#a').className).toBe('et_pb_module et_pb_accordion');
  expect(find('#c1').style.cssText).toBe('');
});

test('the open item of an accordion stays open, and its button is announced as disabled', () => {
  const { click } = mountAccordion();
  expect(find(button(0)).getAttribute('aria-disabled')).toBe('true');
  expect(find(button(1)).hasAttribute('aria-disabled')).toBe(false);
  click(button(0));
  expect(state()).toEqual([[0], [0], [0]]);
});

test('an item that a script closes is announced as collapsed, and opens at the next press', async () => {
  const { click } = mountAccordion();
  // A slide that hides an element leaves this style.
  find('#c0').style.display = 'none';
  find('#i0').classList.replace('et_pb_toggle_open', 'et_pb_toggle_close');
  await vi.waitFor(() => expect(state()).toEqual([[], [], []]));
  click(button(0));
  expect(state()).toEqual([[0], [0], [0]]);
});

test('items slide for 700 ms, and nothing else starts meanwhile [S4.21b] [S9.10c]', () => {
  const { click } = mountAccordion({ motion: 'full' });
  click(button(1));
  expect(running()).toEqual([
    ['c0', 700],
    ['c1', 700],
  ]);
  // Classes change at the end of the slide; `aria-expanded` changes immediately.
  expect(state()).toEqual([[0], [1], [0, 1]]);
  expect(find('#a').classList.contains('et_pb_accordion_toggling')).toBe(true);
  expect(find('#c1').style.display).toBe('block');
  expect(all.map((index) => find(`#c${index}`).style.overflow)).toEqual(['hidden', 'hidden', '']);
  click(button(2));
  finish();
  expect(state()).toEqual([[1], [1], [1]]);
  expect(find('#a').classList.contains('et_pb_accordion_toggling')).toBe(false);
  expect(find('#c1').style.cssText).toBe('');
});

test('a toggle opens and closes with each press', () => {
  const { click } = mountToggle();
  expect(state([0])).toEqual([[], [], []]);
  click(button(0));
  expect(state([0])).toEqual([[0], [0], [0]]);
  expect(find(button(0)).hasAttribute('aria-disabled')).toBe(false);
  click('.et_pb_toggle_title');
  expect(state([0])).toEqual([[], [], []]);
});

test('a sliding toggle is not a sliding accordion, and handles one press at a time', () => {
  const { click } = mountToggle({ motion: 'full' });
  click(button(0));
  expect(running()).toEqual([['c0', 700]]);
  expect(find('#i0').className).toBe('et_pb_toggle et_pb_toggle_close');
  finish();
  click(button(0));
  expect(running()).toEqual([['c0', 700]]);
  expect(state([0])).toEqual([[0], [], [0]]);
  finish();
  expect(state([0])).toEqual([[], [], []]);
});

test.each(['Enter', ' '])('the key "%s" presses a title', (key) => {
  const { key: press } = mountToggle();
  expect(press(button(0), key).defaultPrevented).toBe(true);
  expect(state([0])[0]).toEqual([0]);
});

test('keys within a content are left to the controls there', () => {
  const { key } = mountAccordion();
  expect(key('#in0', 'Enter').defaultPrevented).toBe(false);
  expect(key(button(1), 'a').defaultPrevented).toBe(false);
  expect(state()[0]).toEqual([0]);
});

test('a press in a content does nothing, and one on the first title opens its item', () => {
  const { click } = mountAccordion();
  click('#in1');
  expect(state()[0]).toEqual([0]);
  click(button(2));
  click(button(0));
  expect(state()[0]).toEqual([0]);
});

test('the address of an element in a closed item opens it and leads there', () => {
  const { goTo } = mountAccordion();
  const scrolled = vi.fn();
  find('#in2').scrollIntoView = scrolled;
  goTo('#in2');
  expect(state()[0]).toEqual([2]);
  expect(scrolled).toHaveBeenCalledOnce();
  goTo('#main-header');
  expect(state()[0]).toEqual([2]);
});

test('the address of an element in an open toggle leaves it open', () => {
  const { click, goTo } = mountToggle();
  find('#in0').scrollIntoView = vi.fn();
  click(button(0));
  goTo('#in0');
  expect(state([0])[0]).toEqual([0]);
});

test.each([
  ['in an open item is where the browser has it, and does not pull the page back', '#in0', 0],
  ['in a closed item is scrolled to once, not again', '#in2', 1],
])('what the address names %s with the next press', (_, named, times) => {
  const { goTo, click } = mountAccordion();
  const scrolled = vi.fn();
  find(named).scrollIntoView = scrolled;
  goTo(named);
  click(button(1));
  expect(scrolled).toHaveBeenCalledTimes(times);
});

test('a text that is found in a closed item opens it, and one in an open item leaves it open', () => {
  const { fire } = mountToggle();
  for (const _ of [1, 2]) {
    fire('#in0', new Event('beforematch', { bubbles: true }));
    expect(state([0])[0]).toEqual([0]);
  }
  fire('.et_pb_toggle_title', new Event('beforematch', { bubbles: true }));
  expect(state([0])[0]).toEqual([0]);
});

test('an item that has opened out of sight above scrolls into view below the header', () => {
  const boxes = { '#main-header': { height: 60 }, '#i1': { top: 500 } };
  const { click } = mountAccordion({ boxes, y: 1000 });
  click(button(1));
  expect(window.scrollY).toBe(390);
});

test('an item that is in view already stays where it is', () => {
  const boxes = { '#main-header': { height: 60 }, '#i1': { top: 1100 } };
  const { click } = mountAccordion({ boxes, y: 1000 });
  click(button(1));
  expect(window.scrollY).toBe(1000);
});

test('a toggle does not scroll the page', () => {
  const { click } = mountToggle({ boxes: { '#i0': { top: 100 } }, y: 1000 });
  click(button(0));
  expect(window.scrollY).toBe(1000);
});

test('items without a title or a content are ignored', () => {
  const html = accordion
    .replace('<h5 class="et_pb_toggle_title">Title 0</h5>', '<p>No title</p>')
    .replace('class="et_pb_toggle_content" id="c2"', 'id="c2"');
  mountAccordion({ html });
  expect([...document.querySelectorAll('[role=button]')].map((each) => each.textContent)).toEqual([
    'Title 1',
  ]);
});

test('the end leaves the markup of the server', () => {
  const { click, end, server } = mountAccordion();
  click(button(2));
  end();
  expect(document.body.outerHTML).toBe(server);
});

test('an untouched accordion wakes for an address within it alone', () => {
  const { page, find: at, server } = createLaidOutPage({ html: accordion });
  const wake = vi.fn();
  const sleeper = fallAsleep(sleepToggle, { page, name: 't', root: at('#a'), wake });
  window.location.hash = '#main-header';
  window.dispatchEvent(new Event('hashchange'));
  expect(wake).not.toHaveBeenCalled();
  window.location.hash = '#in0';
  window.dispatchEvent(new Event('hashchange'));
  expect(wake).toHaveBeenCalled();
  sleeper.end();
  expect(document.body.outerHTML).toBe(server);
  window.location.hash = '';
});
