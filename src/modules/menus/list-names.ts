/** What the style sheet expects of wide and deep menus (divi-layout.md §4.1). */
export const menu = 'ul.nav,ul.menu';
export const mega = 'mega-menu';
export const megaParent = 'mega-menu-parent';
/** Branches of a branch, which may leave the window. */
export const deepLists = '.nav > li li ul';
export const reversed = 'et-reverse-direction-nav';
