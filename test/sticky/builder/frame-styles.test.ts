import { describe, expect, test } from 'vitest';
import { frameStyles } from '../../../src/sticky/builder/create-frames';
import type { Geometry } from '../../../src/sticky/decide';

const view = { scroll: 500, height: 800 };
const geometry: Geometry = {
  flow: { top: 200, height: 100 },
  heightSticky: 90,
  offset: { top: 20, bottom: 30 },
  surrounding: { top: 7, bottom: 9 },
  limit: { top: { top: 1200 }, bottom: { bottom: 1000 } },
};
const unlimited: Geometry = { ...geometry, limit: { top: null, bottom: null } };

describe('in a frame that an outer window scrolls a module', () => {
  test.each([
    ['at the top', 'fixed', 'top', geometry, '520px'],
    ['at the top, held back below others', 'paused', 'top', geometry, `${1000 - 9 - 90}px`],
    ['at the bottom', 'fixed', 'bottom', geometry, `${500 + 800 - 30 - 90}px`],
    ['at the bottom, held back above others', 'paused', 'bottom', geometry, `${1200 + 7}px`],
    ['at the top without a limit', 'paused', 'top', unlimited, '520px'],
    ['at the bottom without a limit', 'paused', 'bottom', unlimited, '1180px'],
  ] as const)('%s is where the window shows it', (_, state, edge, of, top) => {
    expect(frameStyles({ state, edge, margin: 40 }, of, view)).toEqual({
      top,
      bottom: 'auto',
      'margin-top': '0px',
      'will-change': 'top',
    });
  });

  test('in its own place has no styles', () => {
    expect(frameStyles({ state: 'free' }, geometry, view)).toEqual({});
  });
});
