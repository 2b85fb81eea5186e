import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeMutation } from './mutation/describe-mutation.mjs';
import { mutationsOf } from './mutation/mutations-of.mjs';
import { runMutants } from './mutation/run-mutants.mjs';
import { sampleOf } from './mutation/sample-of.mjs';

/**
 * Are the tests of the pure cores worth anything? Makes one small mistake after the other in them and expects a
 * unit test to notice each. `--sample 80 --seed 7` tries some of them, `--only price` one core.
 */
const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});

/** Share of the mistakes that have to be noticed. */
const WANTED = 0.85;

/** @type {Record<string, { files: string[], tests: string[] }>} */
const cores = JSON.parse(readFileSync('test/mutation/cores.json', 'utf8'));
/** @type {{ file: string, line: string, becomes: string, reason: string }[]} */
const known = JSON.parse(readFileSync('test/mutation/survivors.json', 'utf8'));

const all = Object.entries(cores)
  .filter(([core]) => !values.only || core === values.only)
  .flatMap(([core, { files, tests }]) =>
    files.flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      return mutationsOf(source).map((mutation) => ({
        core,
        file,
        tests,
        mutation,
        ...describeMutation(source, mutation),
      }));
    }),
  );
const mutants = values.sample ? sampleOf(all, Number(values.sample), Number(values.seed)) : all;

const startedAt = performance.now();
// Without a mistake everything has to pass, else nothing is proved.
const baseline = await runMutants(
  Object.values(cores).map(({ files, tests }, id) => ({
    id,
    file: files[0] ?? '',
    tests,
    mutation: null,
  })),
);
const broken = Object.keys(cores).filter((_, id) => !baseline.has(id));
if (broken.length > 0) {
  console.log(`without any mistake the unit tests fail: ${broken.join(', ')}`);
  process.exit(1);
}

const alive = await runMutants(
  mutants.map(({ file, tests, mutation }, id) => ({ id, file, tests, mutation })),
);

/** @type {(one: { file: string, line: string, becomes: string }, other: typeof one) => boolean} */
const isSame = (one, other) =>
  one.file === other.file && one.line === other.line && one.becomes === other.becomes;
const survivors = mutants.filter((_, id) => alive.has(id));
const unknown = survivors.filter((each) => !known.some((other) => isSame(each, other)));
const stale = known.filter((each) => !survivors.some((other) => isSame(each, other)));

let isWeak = false;
for (const core of new Set(mutants.map((each) => each.core))) {
  const own = mutants.filter((each) => each.core === core).length;
  const left = survivors.filter((each) => each.core === core).length;
  const share = (own - left) / own;
  isWeak ||= share < WANTED;
  console.log(`${core}: ${own - left} of ${own} noticed, ${(share * 100).toFixed(1)} %`);
}
const killed = mutants.length - survivors.length;
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
console.log(
  `together: ${killed} of ${mutants.length} (${((killed / mutants.length) * 100).toFixed(1)} %) in ${seconds} s` +
    (values.sample ? `, a sample of ${all.length} with seed ${values.seed}` : ''),
);
for (const { file, at, line, becomes } of unknown)
  console.log(`\nno test notices ${file}:${at}\n  - ${line}\n  + ${becomes}`);
// A sample cannot tell whether the rest of the list still holds.
const isStale = stale.length > 0 && !values.sample && !values.only;
if (isStale) {
  console.log('\nlisted in test/mutation/survivors.json and noticed or gone by now:');
  for (const { file, becomes } of stale) console.log(`  ${file}: ${becomes}`);
}
process.exit(unknown.length > 0 || isStale || (isWeak && !values.sample) ? 1 : 0);
