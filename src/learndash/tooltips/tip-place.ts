/** Position of the element with a tooltip, in pixels from the document's top and left. */
export interface Anchor {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly isInSidebar: boolean;
}

export interface Surroundings {
  readonly windowWidth: number;
  /** Height of the main area in focus mode; 0 otherwise. */
  readonly focusHeight: number;
  readonly tipWidth: number;
  readonly isRtl: boolean;
}

export interface Place {
  readonly top: number;
  readonly left: number;
  /** Overflow of the tooltip on a side of the window, in pixels. */
  readonly overLeft: number;
  readonly overRight: number;
}

const ABOVE = 3;
const BESIDE = 10;
const IN_SIDEBAR = -18;
/** Narrower windows have no space to shift a tooltip. */
const NARROW = 360;

/** Position of a tooltip (learndash.md §8.1), mirrored in right-to-left text. */
export const tipPlace = (anchor: Anchor, around: Surroundings): Place => {
  const { windowWidth, focusHeight, tipWidth, isRtl } = around;
  const above = anchor.top - ABOVE;
  const gap = anchor.isInSidebar ? IN_SIDEBAR : BESIDE;
  const beside = isRtl ? anchor.left - gap - tipWidth : anchor.left + anchor.width + gap;
  const left = focusHeight > 0 ? beside : anchor.left;
  const over = left + tipWidth - windowWidth;
  return {
    top: focusHeight > 0 ? Math.min(above, focusHeight) : above,
    left,
    overLeft: left <= 0 ? Math.abs(left) : 0,
    overRight: over >= 0 && windowWidth > NARROW ? over : 0,
  };
};
