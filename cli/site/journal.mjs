// @ts-check
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';

/**
 * The progress of a site check, one line of JSON per page, so that an interrupted check continues where
 * it stopped. A journal of another site, build or selection of pages is replaced.
 * @template Result
 * @param {string} file
 * @param {Readonly<Record<string, unknown>>} order the subject of the journal
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
        // The run was interrupted while writing its last line: that page is checked again.
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
