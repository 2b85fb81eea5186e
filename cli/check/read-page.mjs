// @ts-check
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {{ address: string, html: string, load: (address: string) => Promise<Buffer> }} SourcePage
 */

const TIMEOUT_MS = 15_000;
const isWeb = (/** @type {string} */ address) => /^https?:\/\//i.test(address);

/** @param {string} address @param {number} [timeoutMs] @returns {Promise<Response>} */
const get = async (address, timeoutMs = TIMEOUT_MS) => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch((error) => {
    const { cause } = /** @type {{ cause?: Error }} */ (error);
    throw new Error(`${address} cannot be read: ${cause?.message || String(error)}`);
  });
  if (!answer.ok)
    throw new Error(`${address} cannot be read: the server responded with ${answer.status}.`);
  return answer;
};

/**
 * A page on a server, or one saved as a file. Scripts of a page on a server can be loaded, those of a
 * saved page only if they were saved next to it.
 * @param {string} target
 * @param {{ timeoutMs?: number }} [options] how long the page may take
 * @returns {Promise<SourcePage>}
 */
export const readPage = async (target, { timeoutMs } = {}) => {
  if (isWeb(target)) {
    const answer = await get(target, timeoutMs);
    return {
      address: answer.url,
      html: await answer.text(),
      load: async (address) => Buffer.from(await (await get(address)).arrayBuffer()),
    };
  }
  const path = resolve(target);
  const html = await readFile(path, 'utf8').catch((error) => {
    throw new Error(`${target} cannot be read: ${error.code ?? error.message}`);
  });
  return {
    address: pathToFileURL(path).href,
    html,
    load: async (address) => {
      if (isWeb(address)) throw new Error('a saved page loads nothing from the web');
      return readFile(new URL(address));
    },
  };
};
