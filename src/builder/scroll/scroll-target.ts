import { scrollDuration } from './scroll-duration';

export interface Places {
  /** Pixels from the top of what scrolls to the module, inside its frame. */
  readonly top: number;
  /** Where scrolling stands now. */
  readonly current: number;
  readonly isZoomed: boolean;
  /** Pixels that the frame lies below what scrolls, less the bar above it (back-end builder). */
  readonly frameTop?: number;
  /** Pixels that the content lies below the top of the frame (front-end builder). */
  readonly contentTop?: number;
}

export interface ScrollPlan {
  readonly target: number;
  readonly durationMs: number;
}

/** Where and how long to scroll to a module; a zoomed page is half as high (builder.md §14.2). */
export const scrollTarget = ({
  top,
  current,
  isZoomed,
  frameTop = 0,
  contentTop = 0,
}: Places): ScrollPlan => {
  const target = (isZoomed ? Math.ceil(top / 2) : top) + frameTop - contentTop;
  return { target, durationMs: scrollDuration(target - current) };
};
