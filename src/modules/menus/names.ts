/** Menus (divi-layout.md §4). */
export const menu = 'ul.nav,ul.menu';
export const item = 'li';
export const parent = 'menu-item-has-children';
export const mega = 'mega-menu';
export const shown = 'et-show-dropdown';
export const hovered = 'et-hover';
/** The style sheet opens a sub-menu with this class; tapped and focused items have it. */
export const pressed = 'et-touch-hover';
export const idleTop = 'et_disable_top_tier';

export const mobileBar = 'mobile_menu_bar';
export const module = '.et_pb_module';

export const searchContainer = 'et_pb_menu__search-container';
export const wrap = 'et_pb_menu__wrap';
