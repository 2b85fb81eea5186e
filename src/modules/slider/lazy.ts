/** What only sliders of videos have. */
export const thumbnails = () => import('./thumbnails');
