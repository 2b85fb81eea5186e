/** The menu that slides in or lies over the page (divi-layout.md §3.5, §3.6). */
export const pageContainer = 'page-container';
export const fixedNav = 'et_fixed_nav';
export const fullScreen = 'et_header_style_fullscreen';

export const panel = '.et_slide_in_menu_container';
export const panelTop = '.et_slide_menu_top';
/** Has no text where a style sheet draws its glass. */
export const searchSubmit = '#searchsubmit_header:empty';
export const toggles = '.et_toggle_slide_menu,.et_toggle_fullscreen_menu';
export const focusable = 'a[href],input,button,[tabindex="0"]';
export const arrow = 'et_mobile_menu_arrow';
export const parentItem = '.menu-item-has-children';
export const submenuOpened = 'et_pb_submenu_opened';
export const dropdownOpened = 'et_pb_slide_dropdown_opened';
export const animated = 'et_pb_fullscreen_menu_animated';
export const opened = (kind: string) => `et_pb_${kind}_menu_opened`;
export const active = (kind: string) => `et_pb_${kind}_menu_active`;
