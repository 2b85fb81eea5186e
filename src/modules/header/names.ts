/** The theme's header (divi-layout.md §2, §3, §5.4). */
export const fixedNav = 'et_fixed_nav';
export const verticalNav = 'et_vertical_nav';
/** The class of the Extra theme. */
export const extra = 'et_extra';
export const verticalFixed = 'et_vertical_fixed';
export const transparentNav = 'et_transparent_nav';
export const hideNav = 'et_hide_nav';
export const hideNavOff = 'et_hide_nav_disabled';
/** The logo is hidden at the top of the page, or once the header has shrunk. */
export const hideLogo = 'et_hide_primary_logo';
export const hideFixedLogo = 'et_hide_fixed_logo';
export const split = 'et_header_style_split';
export const left = 'et_header_style_left';

export const fixed = 'et-fixed-header';
/** Disables all transitions within the header. */
export const still = 'et-disabled-animations';
/** The mobile menu, which may be part of the header's flow. */
export const openMenu = '.mobile_nav.opened';
export const measured = 'data-height-onload';
export const isMeasured = 'data-height-loaded';
export const measuredFixed = 'data-fixed-height-onload';
export const animated = 'et-animated-content';
export const firstSection = 'et_pb_section_first';
export const beneath = 'et_beneath_transparent_nav';
export const transitionStart = 'ETDiviFixedHeaderTransitionStart';
export const transitionEnd = 'ETDiviFixedHeaderTransitionEnd';
export const heightCalculated = 'et-pb-header-height-calculated';

export const pageContainer = 'page-container';
export const topNavigation = 'et-top-navigation';
export const logo = 'logo';
export const logoContainer = '.logo_container';
export const centeredLogo = 'centered-inline-logo-wrap';
export const menuItems = ':scope > nav > ul > li';

export const scrollTop = '.et_pb_scroll_top';
export const visible = 'et-visible';
export const hidden = 'et-hidden';

/** Dot navigation beside the page (divi-layout.md §5.5); shown together with the back-to-top button. */
export const mainContent = 'main-content';

/** A menu at the side of the page (divi-layout.md §3.4). */
export const mainArea = 'et-main-area';
/** A boxed page with a fixed menu at its right. */
export const boxedRight = ['et_boxed_layout', 'et_vertical_fixed', 'et_vertical_right'] as const;
export const verticalSet = 'et_vertical_menu_set';

/** Functions and events of the old script that child themes and plugins use (divi-layout.md §1). */
export const initModules = 'et_pb_init_modules';
export const smoothScroll = 'et_pb_smooth_scroll';
export const fixContainer = 'et_fix_page_container_position';
export const headerValues = 'et_calculate_header_values';
export const animateElement = 'et_animate_element';
export const beforeInit = 'et_pb_before_init_modules';
export const afterInit = 'et_pb_after_init_modules';
export const hashChange = 'et_hashchange';
export const waiting = 'et_animated';
/** Scroll position that shows a hidden header, and the minimal scroll range for it, in pixels (S9.15). */
export const hiddenOffset = 200;

/** Width of the window in pixels from which the theme shows its header for desktops. */
export const desktop = 981;
