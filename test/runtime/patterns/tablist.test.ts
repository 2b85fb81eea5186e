import { beforeEach, expect, test } from 'vitest';
import { moveAlongTabs, tabStates } from '../../../src/runtime/patterns/tablist';

const tabs = () => [...document.querySelectorAll<HTMLElement>('a')];
const press = (
  init: KeyboardEventInit,
  { from, isVertical }: { from: number; isVertical?: boolean },
) => {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  let to: number | null = null;
  const row = tabs();
  row[from]?.addEventListener('keydown', () => {
    to = moveAlongTabs(event, row, isVertical === undefined ? { from } : { from, isVertical });
  });
  row[from]?.dispatchEvent(event);
  return { to, event };
};

beforeEach(() => {
  document.body.innerHTML = '<a href="#a">A</a><a href="#b">B</a><a href="#c">C</a>';
});

test('Tab stops at the chosen tab only', () => {
  expect([tabStates(true), tabStates(false)]).toEqual([
    { 'aria-selected': true, tabindex: 0 },
    { 'aria-selected': false, tabindex: -1 },
  ]);
});

test.each([
  ['ArrowRight', false, 2, 0],
  ['ArrowLeft', false, 0, 2],
  ['ArrowDown', true, 0, 1],
  ['Home', false, 2, 0],
  ['End', false, 0, 2],
])('%s, in a column: %s, leads from %i to %i', (key, isVertical, from, expected) => {
  const { to, event } = press({ key }, { from, isVertical });
  expect(to).toBe(expected);
  expect(document.activeElement).toBe(tabs()[expected]);
  expect(event.defaultPrevented).toBe(true);
});

test.each([[{ key: 'ArrowDown' }], [{ key: 'Enter' }], [{ key: 'ArrowRight', altKey: true }]])(
  '%j in a row is the browser’s',
  (init) => {
    tabs()[1]?.focus();
    const { to, event } = press(init, { from: 1 });
    expect(to).toBeNull();
    expect(document.activeElement).toBe(tabs()[1]);
    expect(event.defaultPrevented).toBe(false);
  },
);
