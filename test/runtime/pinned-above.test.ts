import { describe, expect, test } from 'vitest';
import { coveredBy } from '../../src/runtime/pinned-above';
import type { Pin } from '../../src/runtime/stores/pins';

const pin = (more: Partial<Pin> = {}): Pin => ({
  element: document.createElement('div'),
  isFixed: false,
  box: { top: 200, left: 120, right: 1080 },
  end: undefined,
  covers: 110,
  ...more,
});
const target = { top: 1000, left: 120, right: 1080 };

describe('what will be pinned above a place', () => {
  test('is all that stands before it and touches it, the lowest edge of them (W19)', () => {
    expect(coveredBy([pin(), pin({ covers: 150 })], target)).toBe(150);
  });

  test.each([
    ['stands after it', { box: { top: 1001, left: 120, right: 1080 } }],
    ['stands beside it', { box: { top: 200, left: 0, right: 119 } }],
    ['is held back before it', { end: 999 }],
  ])('is not what %s', (_, more) => {
    expect(coveredBy([pin(more)], target)).toBe(0);
  });
});
