// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { countdownLayout } from '../../../src/modules/counters/countdown-layout';
import { createChanges } from '../../../src/runtime/dom/changes';

const clock = (column: string) => {
  document.body.innerHTML = `<div class="${column}"><div class="et_pb_countdown_timer" data-end-timestamp="0"><div class="days values" data-short="Day" data-full="Day(s)"><p class="value"></p><p class="label">Day(s)</p></div></div></div>`;
  return document.querySelector('.et_pb_countdown_timer') as HTMLElement;
};
const labelOf = (root: HTMLElement) => root.querySelector('.label')?.textContent;

test.each([
  ['et_pb_column_1_4', 'Day'],
  ['et_pb_column_4_4', 'Day(s)'],
])('a clock in %s has the label "%s" before the first paint, and its figures', (column, label) => {
  const root = clock(column);
  const server = root.outerHTML;
  const undo = countdownLayout.layOut(root, createChanges());
  expect(labelOf(root)).toBe(label);
  expect(root.querySelector('.value')?.textContent).toMatch(/^\d+$/);
  undo?.();
  expect(root.outerHTML).toBe(server);
});
