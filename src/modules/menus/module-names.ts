/** Menu modules (divi-layout.md §4.3). */
export const modules = '.et_pb_menu,.et_pb_fullwidth_menu';
export const list = '.et-menu-nav ul';
export const logo = '.et_pb_menu__logo-wrap';
export const logoSlot = 'et_pb_menu__logo-slot';
export const inlineLogo = /--style-inline_centered_logo/;
export const row = '.et_pb_row';
export const upwards = '.et-menu.upwards';
export const megaItem = 'li.mega-menu.menu-item-has-children';
export const subMenu = ':scope > .sub-menu';
export const animated = 'et_animated';
