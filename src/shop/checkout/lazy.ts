/** What is needed when the server has answered, and not before. */
export const answers = () => import('./answers');
