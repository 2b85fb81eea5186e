// @ts-check
import { readFileSync } from 'node:fs';

/** The page of the same name beside this file. */
const page = new URL(import.meta.url.replace(/mjs$/, 'md'));

/**
 * What a change brought where both states cannot be built from one source: written by hand, from runs in
 * turns on one machine, and kept when the page is written again.
 */
export const comparedOnce = readFileSync(page, 'utf8').trim();
