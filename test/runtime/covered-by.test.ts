import { describe, expect, test } from 'vitest';
import { coveredBy } from '../../src/runtime/stuck-above';
import type { StuckModule } from '../../src/runtime/stores/stuck-modules';

const stick = (more: Partial<StuckModule> = {}): StuckModule => ({
  element: document.createElement('div'),
  isSticky: false,
  isPaused: false,
  flow: { top: 200, left: 120, right: 1080 },
  limit: { bottom: null },
  offset: { top: 10 },
  heightSticky: 100,
  ...more,
});
const target = { top: 1000, left: 120, right: 1080 };

describe('the modules that will be stuck above a position', () => {
  test('are all modules that precede it and overlap it, the lowest edge of them (W19)', () => {
    expect(coveredBy([stick(), stick({ heightSticky: 140 })], target)).toBe(150);
  });

  test.each([
    ['is after it', { flow: { top: 1001, left: 120, right: 1080 } }],
    ['is beside it', { flow: { top: 200, left: 0, right: 119 } }],
    ['is held back before it', { limit: { bottom: { bottom: 999 } } }],
  ])('is not what %s', (_, more) => {
    expect(coveredBy([stick(more)], target)).toBe(0);
  });
});
