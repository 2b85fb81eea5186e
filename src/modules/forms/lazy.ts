/** Where the script tag asks for it. */
export const draft = () => import('./draft');

/** Where a form names a spam service. */
export const spamToken = () => import('./spam-token');
