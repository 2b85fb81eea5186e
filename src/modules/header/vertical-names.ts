/** A menu at the side of the page (divi-layout.md §3.4). */
export const pageContainer = 'page-container';
export const mainArea = 'et-main-area';
export const topNavigation = 'et-top-navigation';
export const logo = 'logo';
/** A boxed page whose fixed menu stands at its right. */
export const boxedRight = ['et_boxed_layout', 'et_vertical_fixed', 'et_vertical_right'] as const;
export const verticalSet = 'et_vertical_menu_set';

/** Ids. Not from the floor's list, which would be a chunk of its own for this part's sake. */
export const mainHeader = 'main-header';
