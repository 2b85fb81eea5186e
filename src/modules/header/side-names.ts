/** Dots beside the page (contract divi-layout-effects.md §6.5). */
export const mainContent = 'main-content';
export const visible = 'et-visible';
