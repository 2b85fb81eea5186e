/** Thumbnails of video sliders. */
export const thumbnails = () => import('./thumbnails');
