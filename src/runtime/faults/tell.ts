import { createTeller } from './create-teller';

declare const SKERRY_VERSION: string;

/** `dist/faults.js`, which a page fetches at its first fault where its script tag has `data-faults`. */
export const tell = createTeller(window, SKERRY_VERSION);
