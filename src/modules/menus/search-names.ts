/** The search field of menu modules (divi-layout.md §4.3). */
export const moduleMenu = '.et-menu-nav';
export const searchClose = '.et_pb_menu__close-search-button';
export const searchContainer = 'et_pb_menu__search-container';
export const searchInput = '.et_pb_menu__search-input';
export const wrap = 'et_pb_menu__wrap';
export const animating = 'et_pb_is_animating';
export const still = 'et_pb_no_animation';
export const logo = '.et_pb_menu__logo-wrap';
export const leftAligned = /--style-left_aligned/;
export const centered = /--style-centered/;
