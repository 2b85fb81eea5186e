import type { Page } from '../runtime/page';

/** A duration in milliseconds, 0 under reduced motion. */
export const durationFor = ({ stores }: Page, durationMs: number): number =>
  stores.$motion.get() === 'reduce' ? 0 : durationMs;
