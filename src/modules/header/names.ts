/** The theme's header (divi-layout.md §2, §3, §5.4, §5.5). */
export const fixedNav = 'et_fixed_nav';
export const verticalNav = 'et_vertical_nav';
/** The other theme with this page builder. */
export const extra = 'et_extra';
export const verticalFixed = 'et_vertical_fixed';
export const transparentNav = 'et_transparent_nav';
export const hideNav = 'et_hide_nav';
export const hideNavOff = 'et_hide_nav_disabled';
export const split = 'et_header_style_split';
export const left = 'et_header_style_left';

export const fixed = 'et-fixed-header';
/** Ends all transitions within the header. */
export const still = 'et-disabled-animations';
export const measured = 'data-height-onload';
export const isMeasured = 'data-height-loaded';
export const animated = 'et-animated-content';
export const firstSection = 'et_pb_section_first';
export const transitionStart = 'ETDiviFixedHeaderTransitionStart';
export const transitionEnd = 'ETDiviFixedHeaderTransitionEnd';
export const heightCalculated = 'et-pb-header-height-calculated';

export const pageContainer = 'page-container';
export const topNavigation = 'et-top-navigation';
export const logo = 'logo';
export const logoContainer = '.logo_container';
export const centeredLogo = 'centered-inline-logo-wrap';
export const menuItems = ':scope > nav > ul > li';

export const socialLink = '.et-social-icon a';

export const scrollTop = '.et_pb_scroll_top';
export const visible = 'et-visible';
export const hidden = 'et-hidden';
