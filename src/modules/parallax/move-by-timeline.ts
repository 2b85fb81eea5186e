import { parallaxOffset } from './parallax-offset';

interface Timeline extends AnimationTimeline {
  readonly source: Element | null;
}
interface Engine {
  readonly ViewTimeline?: new (options: { subject: Element; axis: 'block' }) => Timeline;
}

/**
 * Moves a background on the compositor, where the engine has timelines of its own. Null where it has
 * none, or where another scroll container than the page would drive it.
 */
export const moveByTimeline = (
  win: Window,
  background: HTMLElement,
  { subject, height }: { readonly subject: Element; readonly height: number },
): (() => void) | null => {
  const { ViewTimeline } = win as Engine;
  if (!ViewTimeline) return null;
  const timeline = new ViewTimeline({ subject, axis: 'block' });
  if (timeline.source !== win.document.scrollingElement) return null;
  const viewport = win.document.documentElement.clientHeight;
  const end = parallaxOffset(viewport + height, viewport, { top: viewport, height });
  const options = { timeline, rangeStart: 'cover 0%', rangeEnd: 'cover 100%', fill: 'both' };
  const animation = background.animate(
    { transform: ['translateY(0px)', `translateY(${end}px)`] },
    options as KeyframeAnimationOptions,
  );
  return () => animation.cancel();
};
