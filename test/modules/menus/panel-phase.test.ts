import { expect, test } from 'vitest';
import { type PanelPhase, reducePanel } from '../../../src/modules/menus/apply-panel';

test.each<[PanelPhase, Parameters<typeof reducePanel>[1], PanelPhase]>([
  ['closed', 'toggle', 'open'],
  ['closed', 'close', 'closed'],
  ['closed', 'rest', 'closed'],
  ['open', 'toggle', 'closing'],
  ['open', 'close', 'closing'],
  ['open', 'rest', 'open'],
  ['closing', 'toggle', 'open'],
  ['closing', 'close', 'closing'],
  ['closing', 'rest', 'closed'],
])('a panel that is %s is after %s %s', (phase, action, after) => {
  expect(reducePanel(phase, action)).toBe(after);
});
