/** Menus (contract divi-layout-effects.md §5). */
export const menu = 'ul.nav,ul.menu';
export const item = 'li';
export const parent = 'menu-item-has-children';
export const mega = 'mega-menu';
export const megaParent = 'mega-menu-parent';
export const shown = 'et-show-dropdown';
export const hovered = 'et-hover';
/** The style sheet opens a sub-menu with this class; tapped and focused items have it. */
export const pressed = 'et-touch-hover';
export const reversed = 'et-reverse-direction-nav';
export const idleTop = 'et_disable_top_tier';

export const mobileNav = 'mobile_nav';
export const mobileBar = 'mobile_menu_bar';
export const mobileMenu = 'et_mobile_menu';
export const mobileMenuId = 'mobile_menu';
export const firstItem = 'et_first_mobile_item';
export const closed = 'closed';
export const opened = 'opened';
export const topNavigation = '#et-top-navigation';
export const secondaryMenu = 'et-secondary-nav';
export const moduleMenu = '.et-menu-nav';
export const module = '.et_pb_module';
/** Parts of a menu that its list for phones leaves out. */
export const notMobile = '.menu_slide,.et_pb_menu__logo-slot,.centered-inline-logo-wrap';
export const menuModules = ['.et_pb_menu', '.et_pb_fullwidth_menu'];
/** What cuts off a list that hangs below it. */
export const clippers = ['.et_pb_row', '.et_pb_section'] as const;

export const searchButton = '.et_pb_menu__search-button';
export const searchClose = '.et_pb_menu__close-search-button';
export const searchContainer = 'et_pb_menu__search-container';
export const searchInput = '.et_pb_menu__search-input';
export const wrap = 'et_pb_menu__wrap';
export const animating = 'et_pb_is_animating';
export const still = 'et_pb_no_animation';
export const logo = '.et_pb_menu__logo-wrap';
export const leftAligned = /--style-left_aligned/;
export const centered = /--style-centered/;
