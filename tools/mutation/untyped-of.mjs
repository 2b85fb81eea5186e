import { findUntyped } from './find-untyped.mjs';
import { keptResults } from './kept-results.mjs';
import { CACHE } from './sources.mjs';

/**
 * Keys of the mutants that the type check rejects; each is checked once while `src` is unchanged.
 *
 * @param {readonly import('./sources.mjs').SourceMutant[]} mutants
 * @param {string} hash of all of `src`
 * @param {(text: string) => void} show
 */
export const untypedOf = async (mutants, hash, show) => {
  const kept = keptResults(`${CACHE}/types-results.jsonl`);
  const open = mutants.filter(({ key }) => !kept.find(key, hash));
  const found =
    open.length > 0
      ? await findUntyped(open, (at, of) =>
          show(`looking for mistakes that do not build: ${at} of ${of}`),
        )
      : new Set();
  for (const { key } of open) kept.add(key, hash, { status: found.has(key) ? 'invalid' : 'alive' });
  return new Set(
    mutants.flatMap(({ key }) => (kept.find(key, hash)?.status === 'invalid' ? [key] : [])),
  );
};
