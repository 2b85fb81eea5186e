import { array, assert, boolean, constantFrom, integer, oneof, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  initialToggle,
  reduceToggle,
  type ToggleAction,
} from '../../../src/modules/toggle/toggle-state';

const act = (open: number, actions: readonly ToggleAction[]) =>
  actions.reduce(reduceToggle, initialToggle(open));
const press = (index: number, mayClose = false): ToggleAction => ({ index, mayClose });

describe('an accordion', () => {
  test('opening one item closes the other [S4.21a]', () => {
    expect(act(0, [press(2)])).toMatchObject({ open: 0, target: 2 });
    expect(act(0, [press(2), 'slid'])).toMatchObject({ open: 2, target: null });
  });

  test('presses are ignored while items slide [S4.21b]', () => {
    expect(act(0, [press(2), press(1)])).toMatchObject({ open: 0, target: 2 });
    expect(act(0, [press(2), press(1), 'slid', press(1)])).toMatchObject({ open: 2, target: 1 });
  });

  test('the open item stays open when it is pressed', () => {
    const state = initialToggle(0);
    expect(reduceToggle(state, press(0))).toBe(state);
  });

  test('it is never left busy: a slide always ends at rest', () => {
    const action = oneof(
      record({ index: integer({ min: 0, max: 5 }), mayClose: boolean() }),
      constantFrom('slid' as const),
    );
    assert(
      property(array(action, { maxLength: 30 }), (actions) => {
        expect(reduceToggle(act(0, actions), 'slid').target).toBeNull();
      }),
    );
  });
});

describe('a toggle', () => {
  test('switches between open and closed [S4.21c]', () => {
    expect(act(-1, [press(0, true), 'slid']).open).toBe(0);
    expect(act(-1, [press(0, true), 'slid', press(0, true), 'slid']).open).toBe(-1);
  });

  test('is opened, but never closed, to reveal what is in it', () => {
    expect(act(-1, [press(0), 'slid']).open).toBe(0);
    expect(act(0, [press(0), 'slid']).open).toBe(0);
  });
});

test('what a script has opened or closed counts, but for a slide on its way', () => {
  const open = initialToggle(0);
  expect(reduceToggle(open, { shown: -1 })).toEqual({ open: -1, target: null });
  expect(reduceToggle(open, { shown: 0 })).toBe(open);
  const moving = { open: 0, target: 1 };
  expect(reduceToggle(moving, { shown: -1 })).toBe(moving);
});
