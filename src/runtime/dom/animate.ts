/** jQuery's "swing" (0.5 − cos(πt)/2), which the old scripts used everywhere. */
const SWING = 'cubic-bezier(0.37, 0, 0.63, 1)';

export interface Run {
  /** Ends the animation without calling back. */
  cancel(): void;
}

/**
 * Runs a Web Animation and calls `done` when it has ended, whatever ended it but `cancel`. Without
 * duration (reduced motion) or without the API it calls back at once. Leaves no inline style.
 */
export const animate = (
  elements: readonly Element[],
  keyframesOf: (index: number) => Keyframe[],
  { durationMs, easing = SWING, done }: { durationMs: number; easing?: string; done?: () => void },
): Run => {
  if (durationMs <= 0 || typeof elements[0]?.animate !== 'function') {
    done?.();
    return { cancel: () => {} };
  }
  // The ends hold until the caller has painted its final state; then the animations go.
  const running = elements.map((element, index) =>
    element.animate(keyframesOf(index), { duration: durationMs, easing, fill: 'both' }),
  );
  const last = running.at(-1);
  /** What is called when they end, and nothing any more once that has happened. */
  const listen = (ended: (() => void) | null) => {
    // A root that leaves the document cancels its animations.
    if (last) last.onfinish = last.oncancel = ended;
  };
  const cancel = () => {
    listen(null);
    for (const animation of running) animation.cancel();
  };
  listen(() => {
    done?.();
    cancel();
  });
  return { cancel };
};
