/** The search field of the header (divi-layout.md §3.7). */
export const left = 'et_header_style_left';
export const transitionEnd = 'ETDiviFixedHeaderTransitionEnd';
export const searchField = '.et-search-field';
export const searchClose = '.et_close_search_field';
export const topMenu = 'top-menu';
export const animating = 'et_pb_is_animating';
export const still = 'et_pb_no_animation';
export const menuContainer = '.et_menu_container';
export const searchContainer = '.et_search_form_container';
