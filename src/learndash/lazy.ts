/** Lists in pages, searches and statistics: what a press changes. */
export const lists = () => import('./lists');
