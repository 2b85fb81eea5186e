/** The header of the Extra theme (divi-layout.md §7). */
export const wrapper = 'main-header-wrapper';
export const logo = '.logo';
export const logoImage = 'logo';
export const container = 'page-container';
export const fixedNav = 'et_fixed_nav';
export const fixed = 'et-fixed-header';
export const secondaryMenu = 'et-secondary-menu';
export const info = '#top-header #et-info';
export const menu = '#et-navigation ul.nav';
export const wideLists = `${menu} > li:not(.mega-menu) > ul`;
export const mobile = 'et-mobile-navigation';
export const showMenu = '.show-menu';
export const showMenuButton = '.show-menu-button';
export const mobileMenu = 'et-extra-mobile-menu';
export const mobileMenuClass = 'et_extra_mobile_menu';
export const toggled = 'toggled';
export const selected = 'selected';
export const parentLink = '.menu-item-has-children > a';
export const idleTop = '.et_disable_top_tier';
export const trendingButton = 'et-trending-button';
export const trendingPosts = '.et-trending-post';
export const trendingLatest = 'et-trending-latest';
/** The search fields above the header and in the menu, and their icons. */
export const menuSearchIcon = '.et-top-search-primary-menu-item .search-icon';
export const searchIcons = `#et-search-icon,${menuSearchIcon}`;
export const search = '.et-top-search';
export const searchVisible = 'search-form-visible';
/** Share links of a story, and the two that lead to no other site. */
export const shareLink = '.social-share-link[data-network-name]';
export const print = 'basic_print';
export const email = 'basic_email';
export const backToTop = 'back_to_top';
export const visible = 'visible';
export const hidden = 'hidden';
/** Classes set by drop-downs in the copied menu. */
export const menuState = ['et-show-dropdown', 'et-hover', 'et-touch-hover'] as const;
