import type { Decision, Geometry, View } from '../decide';
import type { Styles } from '../stuck-styles';

/**
 * A frame that is as high as its page does not scroll, so `fixed` stands still in it: the place
 * follows the outer window instead, and no margin holds it back (sticky.md §11).
 */
export const frameStyles = (
  decision: Decision,
  { heightSticky, limit, offset, surrounding }: Geometry,
  { scroll, height }: View,
): Styles => {
  if (decision.state === 'free') return {};
  const { edge } = decision;
  const isPaused = decision.state === 'paused';
  const top =
    edge === 'top'
      ? isPaused && limit.bottom
        ? limit.bottom.bottom - surrounding.bottom - heightSticky
        : scroll + offset.top
      : isPaused && limit.top
        ? limit.top.top + surrounding.top
        : scroll + height - offset.bottom - heightSticky;
  return { top: `${top}px`, bottom: 'auto', 'margin-top': '0px', 'will-change': 'top' };
};
