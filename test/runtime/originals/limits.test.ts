import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fault } from '../../../src/runtime/report';

type Limits = typeof import('../../../src/runtime/originals/limits');
let exceedsLimit: Limits['exceedsLimit'];
beforeEach(async () => {
  // Faults are counted per page.
  vi.resetModules();
  ({ exceedsLimit } = await import('../../../src/runtime/originals/limits'));
});

const fault = (phase: Fault['phase']): Fault => ({
  source: 'x',
  phase,
  error: new Error('broken'),
});
const defaults = { isOnline: true, hasBegun: true };

describe('faults that a page bears before the old scripts run again', () => {
  test.each([
    ['shop', [true]],
    ['consent', [true]],
    ['learndash', [false, true]],
    ['modules', [false, false, true]],
    ['pixel', [false, false, false, false]],
    ['abtest', [false, false, false, false]],
  ])('of %s: %j, one after the other', (family, expected) => {
    expect(expected.map(() => exceedsLimit(family, fault('event'), defaults))).toEqual(expected);
  });

  test('code that fails to load is enough, but without a connection the old scripts fail to load as well', () => {
    expect(exceedsLimit('modules', fault('load'), defaults)).toBe(true);
    expect(exceedsLimit('modules', fault('load'), { ...defaults, isOnline: false })).toBe(false);
  });

  test.each(['pixel', 'abtest'])(
    '%s falls where it has not begun, and never after: what was counted is not counted again',
    (family) => {
      const phases = ['load', 'start'] as const;
      const exceeded = (hasBegun: boolean) =>
        phases.map((phase) => exceedsLimit(family, fault(phase), { isOnline: true, hasBegun }));
      expect(exceeded(false)).toEqual([true, true]);
      expect(exceeded(true)).toEqual([false, false]);
    },
  );
});
