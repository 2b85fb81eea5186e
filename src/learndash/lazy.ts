/** Lists in pages, searches and statistics: what a press changes. */
export const lists = () => import('./lists');
/** Tips, which some pages have. */
export const tooltips = () => import('./tooltips/start-tooltips');
