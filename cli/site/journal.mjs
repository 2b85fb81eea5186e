// @ts-check
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';

/**
 * What a look at a site has done so far, one line of JSON a page, so that one that was ended goes on where
 * it stood. A journal of another site, build or choice of pages is begun again.
 * @template Result
 * @param {string} file
 * @param {Readonly<Record<string, unknown>>} order what the journal is about
 * @param {{ isFresh: boolean }} options
 */
export const openJournal = async (file, order, { isFresh }) => {
  const head = JSON.stringify(order);
  const [first, ...rest] = isFresh
    ? []
    : (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  /** @type {Map<string, Result>} */
  const done = new Map();
  if (first === head) {
    for (const line of rest) {
      try {
        const { address, result } = JSON.parse(line);
        done.set(address, result);
      } catch {
        // The run was ended in the middle of its last line: that page is looked at again.
      }
    }
  }
  const lines = [...done].map(([address, result]) => JSON.stringify({ address, result }));
  await writeFile(file, [head, ...lines, ''].join('\n'));
  return {
    done: /** @type {ReadonlyMap<string, Result>} */ (done),
    /** @param {string} address @param {Result} result */
    add: (address, result) => appendFile(file, `${JSON.stringify({ address, result })}\n`),
    remove: () => rm(file, { force: true }),
  };
};
