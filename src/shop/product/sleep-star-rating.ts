import type { Sleep } from '../../runtime/wake/sleep';

/** Until the stars are seen the select of the server serves. */
export const sleepStarRating: Sleep = () => null;
