/** What HTML comes in through; fetched at the first use. */
export { createPiece } from './create-piece';
export { sanitise, sanitiseParts } from './sanitise';
