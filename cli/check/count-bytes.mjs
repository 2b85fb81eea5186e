// @ts-check
import { gzipSync } from 'node:zlib';

/**
 * @typedef {import('./old-scripts.mjs').OldScript} OldScript
 * @typedef {OldScript & { bytes: number | null, bytesFrom: 'page' | 'table' | 'nowhere' }} CountedScript
 */

const AT_ONCE = 4;

/**
 * Bytes of each script after gzip -9: of the page's own file if it can be loaded, otherwise the size
 * measured with the versions listed in docs/check.md, otherwise unknown.
 * @param {readonly OldScript[]} scripts
 * @param {import('./read-page.mjs').SourcePage} page
 * @returns {Promise<CountedScript[]>}
 */
export const countBytes = async (scripts, { address, load }) => {
  /** @type {CountedScript[]} */
  const counted = [];
  const waiting = [...scripts.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, script] = next;
      counted[index] = await count(script);
    }
  };
  /** @param {OldScript} script @returns {Promise<CountedScript>} */
  const count = async (script) => {
    try {
      if (script.address === '') throw new Error('only its data is on the page');
      const content = await load(new URL(script.address, address).href);
      return { ...script, bytes: gzipSync(content, { level: 9 }).length, bytesFrom: 'page' };
    } catch {
      return {
        ...script,
        bytes: script.gzip,
        bytesFrom: script.gzip === null ? 'nowhere' : 'table',
      };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return counted;
};
