/** The search field of the header (contract divi-layout-effects.md §4.9). */
export const left = 'et_header_style_left';
export const transitionEnd = 'ETDiviFixedHeaderTransitionEnd';
export const searchField = '.et-search-field';
export const searchClose = '.et_close_search_field';
export const topMenu = 'top-menu';
export const animating = 'et_pb_is_animating';
export const still = 'et_pb_no_animation';
