import { array, assert, constantFrom, integer, oneof, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../src/modules/slider/read-slider';
import {
  indexOfTarget,
  initialSlider,
  reduceSlider,
  type SliderAction,
  type Target,
} from '../../../src/modules/slider/slider-state';
import { swipeOf } from '../../../src/runtime/swipe-of';

const act = (count: number, actions: readonly SliderAction[]) =>
  actions.reduce(reduceSlider, initialSlider(count));
const move = (to: Target): SliderAction => ({ type: 'move', to });
const faded: SliderAction = { type: 'faded' };

describe('moving a slider', () => {
  test('it moves to the next and to the previous slide [S4.18a, S4.18b]', () => {
    const middle = { ...initialSlider(4), active: 1 };
    expect(indexOfTarget('next', middle)).toBe(2);
    expect(indexOfTarget('previous', middle)).toBe(0);
  });

  test('the last slide wraps to the first and the first to the last [S4.18c, S4.18d]', () => {
    const last = { ...initialSlider(3), active: 2 };
    expect(indexOfTarget('next', last)).toBe(0);
    expect(indexOfTarget('previous', initialSlider(3))).toBe(2);
  });

  test('it jumps to a given index, and only to one that exists [S4.18e]', () => {
    expect(act(4, [move(2)]).active).toBe(2);
    expect(act(4, [move(2), faded, move(0)])).toMatchObject({ active: 0, left: 2, moves: 2 });
    for (const invalid of [4, -1, 1.5, Number.NaN]) expect(act(4, [move(invalid)]).moves).toBe(0);
  });

  test('moves are ignored while an animation runs [S4.19]', () => {
    expect(act(4, [move('next'), move('next'), move(3)]).active).toBe(1);
    expect(act(4, [move('next'), faded, move('next')]).active).toBe(2);
  });

  test('a move to the active slide is none', () => {
    expect(act(3, [move(0)]).moves).toBe(0);
  });

  test('without slides, or with one, nothing moves', () => {
    expect(act(0, [move('next')]).moves).toBe(0);
    expect(act(1, [move('next')]).moves).toBe(0);
  });

  test('the active slide is always one of the slides', () => {
    const action = oneof(
      oneof(constantFrom<Target>('next', 'previous'), integer({ min: -3, max: 9 })).map(move),
      constantFrom(faded),
    );
    assert(
      property(integer({ min: 1, max: 6 }), array(action), (count, actions) => {
        const { active, leaving } = act(count, actions);
        expect(active >= 0 && active < count).toBe(true);
        expect(leaving).not.toBe(active);
      }),
    );
  });
});

describe('the settings in the classes', () => {
  const options = (className: string) =>
    readOptions(Object.assign(document.createElement('div'), { className }));

  test.each([
    ['et_slider_auto et_slider_speed_3000', 3000],
    ['et_slider_auto', 7000],
    ['et_slider_auto et_slider_speed_', 7000],
    ['et_slider_auto et_slider_speed_x', 7000],
    ['et_slider_auto et_slider_speed_0', 7000],
    ['et_slider_auto et_slider_speed_1', 1],
  ])('%s advances every %i ms [S9.09a, S9.09b]', (className, speedMs) => {
    expect(options(className)).toMatchObject({ isAuto: true, speedMs });
  });

  test('arrows, dots and pausing under the pointer are on unless a class disables them', () => {
    expect(options('et_pb_slider')).toMatchObject({
      hasArrows: true,
      hasDots: true,
      isAuto: false,
      ignoresHover: false,
    });
    expect(
      options('et_pb_slider_no_arrows et_pb_slider_no_pagination et_slider_auto_ignore_hover'),
    ).toMatchObject({ hasArrows: false, hasDots: false, ignoresHover: true });
  });
});

test.each([
  ['left', { x: -31, y: 29, at: 999 }],
  ['right', { x: 31, y: -29, at: 10 }],
  [null, { x: 30, y: 0, at: 10 }],
  [null, { x: -60, y: 30, at: 10 }],
  [null, { x: 60, y: 0, at: 1000 }],
])('a swipe is recognised by distance, straightness and time: %s', (direction, to) => {
  expect(swipeOf({ x: 0, y: 0, at: 0 }, to)).toBe(direction);
});
