// @ts-check
import { readFileSync } from 'node:fs';

/**
 * What a change brought where both states cannot be built from one source: written by hand in
 * `compared-once.md`, from runs in turns on one machine, and kept when the page is written again.
 */
export const comparedOnce = readFileSync(
  new URL('compared-once.md', import.meta.url),
  'utf8',
).trim();
