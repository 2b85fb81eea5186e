/** jQuery's "swing" easing (0.5 − cos(πt)/2), which the old scripts used everywhere. */
const SWING = 'cubic-bezier(0.37, 0, 0.63, 1)';

export interface Run {
  /** Ends the animation without calling back. */
  cancel(): void;
}

/**
 * Runs a Web Animation and calls `done` when it has ended for any reason but `cancel`. Calls back
 * immediately without a duration (reduced motion) or without the API. Leaves no inline style.
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
  // The final keyframes hold until the caller has applied its final state; then the animations are removed.
  const running = elements.map((element, index) =>
    element.animate(keyframesOf(index), { duration: durationMs, easing, fill: 'both' }),
  );
  const last = running.at(-1);
  /** Sets the callback for the end of the animations, and removes it once called. */
  const listen = (ended: (() => void) | null) => {
    // Removing the element from the document cancels its animations.
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
