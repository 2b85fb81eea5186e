import { ease } from './ease';

/** Circle and number counters (specification S9.11). */
export const COUNT_MS = 1800;

interface Count {
  readonly from: number;
  readonly to: number;
  /** 0 goes straight to the end (reduced motion). */
  readonly durationMs: number;
  /** Called in each frame, and with `isOver` once at the end. */
  readonly step: (value: number, isOver: boolean) => void;
}

/** Counts from one value to another in frames of the page. Returns the way to stop it. */
export const countTo = (win: Window, { from, to, durationMs, step }: Count): (() => void) => {
  if (durationMs <= 0 || !Number.isFinite(to)) {
    step(to, true);
    return () => {};
  }
  const startedAt = performance.now();
  const next = () => {
    const t = Math.min(1, (performance.now() - startedAt) / durationMs);
    step(from + (to - from) * ease(t), t === 1);
    if (t < 1) frame = win.requestAnimationFrame(next);
  };
  let frame = win.requestAnimationFrame(next);
  return () => win.cancelAnimationFrame(frame);
};
