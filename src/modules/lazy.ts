/** What a page of Divi 5 needs differently. */
export const divi5 = () => import('./divi5');
