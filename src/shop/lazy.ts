/** Puts what the server has answered into the page. */
export const replacing = () => import('./replace');
