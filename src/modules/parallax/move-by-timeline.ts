import { parallaxOffset } from './parallax-offset';

/** Pixels. */
interface Sizes {
  /** Of the box that the background covers. */
  readonly height: number;
  readonly viewport: number;
}

/** Moves a background on the compositor. */
export const moveByTimeline = (
  background: HTMLElement,
  timeline: AnimationTimeline,
  { height, viewport }: Sizes,
): (() => void) => {
  const end = parallaxOffset(viewport + height, viewport, { top: viewport, height });
  const options = { timeline, rangeStart: 'cover 0%', rangeEnd: 'cover 100%', fill: 'both' };
  const animation = background.animate(
    { transform: ['translateY(0px)', `translateY(${end}px)`] },
    options as KeyframeAnimationOptions,
  );
  return () => animation.cancel();
};
