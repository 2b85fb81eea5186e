import { act } from 'react';
import { afterEach, beforeEach } from 'vitest';

interface Started {
  readonly element: Element;
  readonly keyframes: Keyframe[];
  readonly durationMs: number;
  readonly animation: Animation;
}

/** Animations that end when a test says so. */
export const withAnimations = () => {
  const started: Started[] = [];
  const { animate } = Element.prototype;
  beforeEach(() => {
    started.length = 0;
    Element.prototype.animate = function start(keyframes, options) {
      const animation = { cancel() {} } as Animation;
      const { duration } = options as KeyframeAnimationOptions;
      started.push({
        element: this,
        keyframes: keyframes as Keyframe[],
        durationMs: Number(duration),
        animation,
      });
      return animation;
    };
  });
  afterEach(() => {
    Element.prototype.animate = animate;
  });
  return {
    /** The running animations, as element id (or class) and milliseconds. */
    running: () =>
      started.map(({ element, durationMs }) => [element.id || element.className, durationMs]),
    started,
    /** Ends all running animations. */
    finish: () =>
      act(() => {
        for (const { animation } of started.splice(0)) {
          animation.onfinish?.({} as AnimationPlaybackEvent);
        }
      }),
  };
};
