/** Dots beside the page (divi-layout.md §5.5). */
export const mainContent = 'main-content';
export const visible = 'et-visible';
