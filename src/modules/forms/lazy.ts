/** Loaded where the script tag enables drafts. */
export const draft = () => import('./draft');

/** Loaded where a form uses a spam service. */
export const spamToken = () => import('./spam-token');
