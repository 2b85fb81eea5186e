import { parallaxOffset } from './parallax-offset';

interface Timeline extends AnimationTimeline {
  readonly source: Element | null;
}
interface Engine {
  readonly ViewTimeline?: new (options: { subject: Element; axis: 'block' }) => Timeline;
}

/**
 * The view timeline of an element, which the engine drives. Null without support, or where a scroll
 * container other than the page would drive it. Reads layout: call it when that is up to date.
 */
export const pageTimeline = (win: Window, subject: Element): AnimationTimeline | null => {
  const { ViewTimeline } = win as Engine;
  if (!ViewTimeline) return null;
  const timeline = new ViewTimeline({ subject, axis: 'block' });
  return timeline.source === win.document.scrollingElement ? timeline : null;
};

/** In pixels. */
interface Sizes {
  /** Height of the covered box. */
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
