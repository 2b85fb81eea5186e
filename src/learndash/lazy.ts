/** Paginated lists, searches and statistics, loaded at a press. */
export const lists = () => import('./lists');
/** Tooltips, which some pages have. */
export const tooltips = () => import('./tooltips/start-tooltips');
