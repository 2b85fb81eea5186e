interface Timeline extends AnimationTimeline {
  readonly source: Element | null;
}
interface Engine {
  readonly ViewTimeline?: new (options: { subject: Element; axis: 'block' }) => Timeline;
}

/**
 * The way of an element through the window, as the engine follows it by itself. Null where it cannot,
 * or where another scroll container than the page would drive it. Asks for layout: call it when that
 * is clean.
 */
export const pageTimeline = (win: Window, subject: Element): AnimationTimeline | null => {
  const { ViewTimeline } = win as Engine;
  if (!ViewTimeline) return null;
  const timeline = new ViewTimeline({ subject, axis: 'block' });
  return timeline.source === win.document.scrollingElement ? timeline : null;
};
