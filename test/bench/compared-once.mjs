// @ts-check
import { readFileSync } from 'node:fs';

/** The page of the same name beside this file. */
const page = new URL(import.meta.url.replace(/mjs$/, 'md'));

/**
 * The effect of changes whose two states cannot be built from one source: written by hand, from
 * alternating runs on one machine, and preserved when the page is regenerated.
 */
export const comparedOnce = readFileSync(page, 'utf8').trim();
