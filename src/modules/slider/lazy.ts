/** What only sliders of clips have. */
export const thumbnails = () => import('./thumbnails');
