/** Menus of phones and tablets (divi-layout.md §4.2). */
export const topNavigation = '#et-top-navigation';
export const secondaryMenu = 'et-secondary-nav';
export const module = '.et_pb_module';
export const moduleMenu = '.et-menu-nav';
export const mobileMenu = 'et_mobile_menu';
export const mobileMenuId = 'mobile_menu';
export const firstItem = 'et_first_mobile_item';
export const closed = 'closed';
export const opened = 'opened';
/** Parts of a menu that its list for phones leaves out. */
export const notMobile = '.menu_slide,.et_pb_menu__logo-slot,.centered-inline-logo-wrap';
/** What cuts off a list that hangs below it. */
export const clippers = ['.et_pb_row', '.et_pb_section'] as const;
export const shown = 'et-show-dropdown';
export const hovered = 'et-hover';
/** The style sheet opens a sub-menu with this class; tapped and focused items have it. */
export const pressed = 'et-touch-hover';
export const reversed = 'et-reverse-direction-nav';
