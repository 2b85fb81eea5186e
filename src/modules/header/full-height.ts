import { desktop } from './names';

/** Heights in pixels. */
export interface Bars {
  readonly admin: number;
  /** The secondary bar above the theme's header. */
  readonly secondary: number;
  /** The theme's header at the top of the page; its height when fixed is separate. */
  readonly header: number;
  readonly fixedHeader: number;
  /** A header of the theme builder, if it is above this section. */
  readonly built: number;
}

export interface Nav {
  readonly isFixed: boolean;
  readonly isVertical: boolean;
  readonly canHide: boolean;
}

export interface Place {
  /** Size of the window in pixels: height with bars, width without the scrollbar. */
  readonly windowHeight: number;
  readonly width: number;
  /** Whether the section is the first on the page. */
  readonly isFirst: boolean;
  /** Own borders at top and bottom, in pixels. */
  readonly borders: number;
}

/** Above this window width in pixels, WordPress's bar is fixed and lower. */
const ADMIN_BAR_WIDTH = 782;

/**
 * Height of a full-screen section: the window minus the bars above or over it (divi-layout.md
 * §6.2). Never negative.
 */
export const fullHeight = (bars: Bars, nav: Nav, place: Place): number => {
  const { width, isFirst } = place;
  const isDesktop = width >= desktop;
  const isHidden = nav.canHide && !nav.isVertical;
  const isOverPage = nav.isFixed && !nav.isVertical;

  const isBelowSecondary = isHidden ? !isFirst : isOverPage || isFirst;
  const desktopHeader = () => {
    if (nav.isVertical) return 0;
    if (isHidden) return isFirst ? 0 : bars.fixedHeader;
    if (isOverPage) return isFirst ? bars.header : bars.fixedHeader;
    return isFirst ? bars.header : 0;
  };
  const phoneHeader = isFirst ? bars.header : 0;
  const taken =
    (width >= ADMIN_BAR_WIDTH || isFirst ? bars.admin : 0) +
    (isDesktop && isBelowSecondary ? bars.secondary : 0) +
    (isDesktop ? desktopHeader() : phoneHeader) +
    bars.built +
    place.borders;
  return Math.max(0, place.windowHeight - taken);
};
