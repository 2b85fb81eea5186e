import type { ControllerScope } from '../runtime/controller-scope';

/** Milliseconds of work before yielding: a quarter of a long task. */
const SLICE_MS = 12;

/** Processes elements in slices: pages have hundreds of elements to repair. */
export const inSlices = (
  after: ControllerScope['after'],
  work: readonly (() => void)[],
  from = 0,
): void => {
  const startedAt = performance.now();
  let at = from;
  while (at < work.length && performance.now() - startedAt < SLICE_MS) {
    work[at]?.();
    at += 1;
  }
  if (at < work.length) after(0, () => inSlices(after, work, at));
};
