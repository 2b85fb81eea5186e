import { subMenuButton } from '../../runtime/names/skerry';

/** Menus (divi-layout.md §4.1). */
export const menu = 'ul.nav,ul.menu';
export const item = 'li';
export const parent = 'menu-item-has-children';
export const mega = 'mega-menu';
export const megaParent = 'mega-menu-parent';
/** Second-level branches, which may leave the window. */
export const deepLists = '.nav > li li ul';
export const shown = 'et-show-dropdown';
export const hovered = 'et-hover';
/** The style sheet opens a sub-menu with this class; set on tapped and focused items. */
export const pressed = 'et-touch-hover';
export const reversed = 'et-reverse-direction-nav';
export const idleTop = 'et_disable_top_tier';
/** Parent links that the site has made idle. */
export const idleLink = `.${idleTop}>.${parent}>a`;

/** Menus of phones and tablets (divi-layout.md §4.2). */
export const mobileBar = 'mobile_menu_bar';
export const mobileNav = '.mobile_nav';
export const topNavigation = '#et-top-navigation';
export const secondaryMenu = 'et-secondary-nav';
export const mobileMenu = 'et_mobile_menu';
export const mobileMenuId = 'mobile_menu';
export const firstItem = 'et_first_mobile_item';
export const closed = 'closed';
export const opened = 'opened';
/** Items that mobile menus leave out. */
export const notMobile = `.menu_slide,.et_pb_menu__logo-slot,.centered-inline-logo-wrap,.${subMenuButton}`;
export const row = '.et_pb_row';
/** Ancestors that may clip a list hanging below them. */
export const clippers = [row, '.et_pb_section'] as const;

/** Menu modules (divi-layout.md §4.3). */
export const modules = '.et_pb_menu,.et_pb_fullwidth_menu';
export const module = '.et_pb_module';
export const moduleMenu = '.et-menu-nav';
export const list = '.et-menu-nav ul';
export const logo = '.et_pb_menu__logo-wrap';
export const logoSlot = 'et_pb_menu__logo-slot';
export const leftAligned = /--style-left_aligned/;
export const centered = /--style-centered/;
export const inlineLogo = /--style-inline_centered_logo/;
export const upwards = '.et-menu.upwards';
export const megaItem = 'li.mega-menu.menu-item-has-children';
export const subMenu = ':scope > .sub-menu';

/** The search field of menu modules (divi-layout.md §4.3). */
export const searchContainer = 'et_pb_menu__search-container';
export const searchClose = '.et_pb_menu__close-search-button';
export const searchInput = '.et_pb_menu__search-input';
export const wrap = 'et_pb_menu__wrap';
export const animating = 'et_pb_is_animating';
export const still = 'et_pb_no_animation';

/** The search field of the header (divi-layout.md §3.7). */
export const left = 'et_header_style_left';
export const transitionEnd = 'ETDiviFixedHeaderTransitionEnd';
export const topMenu = 'top-menu';
export const menuContainer = '.et_menu_container';
export const headerSearch = '.et_search_form_container';
export const headerSearchField = '.et-search-field';
export const headerSearchClose = '.et_close_search_field';

/** The menu that slides in or covers the page (divi-layout.md §3.5, §3.6). */
export const pageContainer = 'page-container';
export const fixedNav = 'et_fixed_nav';
export const fullScreen = 'et_header_style_fullscreen';
export const panel = '.et_slide_in_menu_container';
export const panelTop = '.et_slide_menu_top';
export const panelOpened = (kind: string) => `et_pb_${kind}_menu_opened`;
export const panelActive = (kind: string) => `et_pb_${kind}_menu_active`;
export const panelAnimated = 'et_pb_fullscreen_menu_animated';
/** Empty where a style sheet draws its icon. */
export const searchSubmit = '#searchsubmit_header:empty';
export const toggles = '.et_toggle_slide_menu,.et_toggle_fullscreen_menu';
export const focusable = 'a[href],input,button,[tabindex="0"]';
export const arrow = 'et_mobile_menu_arrow';
export const parentItem = '.menu-item-has-children';
export const submenuOpened = 'et_pb_submenu_opened';
export const dropdownOpened = 'et_pb_slide_dropdown_opened';
