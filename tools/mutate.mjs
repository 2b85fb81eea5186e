import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { endBrowsers } from './mutation/browser/batch.mjs';
import { tryInBrowsers } from './mutation/browser/try-in-browsers.mjs';
import { chooseFiles } from './mutation/choose.mjs';
import { describeMutant } from './mutation/describe-mutant.mjs';
import { createEquivalents } from './mutation/equivalents.mjs';
import { endTypes } from './mutation/find-untyped.mjs';
import { printScores, printSurvivors } from './mutation/print.mjs';
import { createProgress } from './mutation/progress.mjs';
import { isWorse, readReported } from './mutation/reported.mjs';
import { sampleOf } from './mutation/sample-of.mjs';
import { percent, scoreOf, scoresOf } from './mutation/scores.mjs';
import { hashOf, instrumentFile, sourceFiles } from './mutation/sources.mjs';
import { endProcesses } from './mutation/unit/start-process.mjs';
import { tryInUnits } from './mutation/unit/try-in-units.mjs';
import { untypedOf } from './mutation/untyped-of.mjs';
import { writeReport } from './mutation/write-report.mjs';

/**
 * Are the tests worth anything? Breaks every file of `src` in one small place after the other and expects a test to
 * notice each. `--units` asks no browser; `--specs tabs,slider` asks these files of browser tests alone,
 * `--only shop/cart` breaks this folder or file, `--rules` rules and reducers alone.
 */
const { values: options } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    changed: { type: 'boolean' },
    rules: { type: 'boolean' },
    units: { type: 'boolean' },
    specs: { type: 'string' },
    report: { type: 'boolean' },
  },
});
const startedAt = performance.now();
const workers = availableParallelism();
const progress = createProgress();

process.on('SIGINT', () => {
  endProcesses();
  endBrowsers();
  endTypes();
  progress.say('stopped; the next run goes on here');
  process.exit(130);
});

const sources = sourceFiles();
/** @type {Map<string, Awaited<ReturnType<typeof instrumentFile>>>} */
const instrumented = new Map();
for (const [at, file] of sources.entries()) {
  progress.show(`reading files: ${at + 1} of ${sources.length}`);
  instrumented.set(file, await instrumentFile(file));
}
const chosen = chooseFiles(sources, options).flatMap(
  (file) => instrumented.get(file)?.mutants ?? [],
);
if (options.only && chosen.length === 0) {
  console.error(`--only ${options.only}: no such file or folder of src, or nothing in it to break`);
  process.exit(2);
}
const mutants = options.sample
  ? sampleOf(chosen, Number(options.sample), Number(options.seed))
  : chosen;

/** @type {(outcome: { status: string }) => boolean} */
const isSurvivor = ({ status }) => status === 'alive' || status === 'unreached';

const hashes = new Map([...instrumented].map(([file, { hash }]) => [file, hash]));
const untyped = await untypedOf(mutants, hashOf(...hashes.values()), progress.show);
const valid = mutants.filter(({ key }) => !untyped.has(key));
const units = await tryInUnits(valid, workers, progress.show);
const names = options.specs?.split(',');
const browsers = options.units
  ? { tried: 0, outcomeOf: () => null }
  : await tryInBrowsers(
      valid.filter((mutant) => isSurvivor(units.outcomeOf(mutant))),
      {
        hashes,
        workers,
        isWanted: (spec) => names?.some((name) => spec.includes(`/${name}`)) ?? true,
      },
      progress.show,
    );

/** @typedef {import('./mutation/unit/try-mutant.mjs').Status} Status */
/** @type {(mutant: import('./mutation/sources.mjs').SourceMutant) => { units: Status, status: Status }} */
const statusOf = (mutant) => {
  if (untyped.has(mutant.key)) return { units: 'invalid', status: 'invalid' };
  const { status } = units.outcomeOf(mutant);
  const later = isSurvivor({ status }) ? browsers.outcomeOf(mutant) : null;
  return { units: status, status: later?.status ?? status };
};

/** @type {import('./mutation/equivalents.mjs').Equivalent[]} */
const list = JSON.parse(readFileSync('test/mutation/survivors.json', 'utf8'));
const equivalents = createEquivalents(list);
const texts = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));
const tried = mutants.map((mutant) => {
  const text = { file: mutant.file, ...describeMutant(texts.get(mutant.file) ?? '', mutant) };
  return {
    ...text,
    mutator: mutant.mutator,
    ...statusOf(mutant),
    isKnown: equivalents.isKnown(text),
  };
});
progress.say('');
const seconds = (performance.now() - startedAt) / 1000;
const isSome = Boolean(options.sample || options.only || options.changed || options.rules);
const of = options.sample
  ? `a sample of ${chosen.length} with seed ${options.seed}`
  : `all ${options.rules ? 'rules ' : ''}of ${options.only ?? (options.changed ? 'what has changed' : 'src')}`;
const survivors = tried.filter((each) => isSurvivor(each) && !each.isKnown);
const scores = scoresOf(tried);
const whole = scoreOf('together', 0, tried);
const byUnits = scoreOf(
  'unit tests alone',
  0,
  tried.map((each) => ({ ...each, status: each.units })),
);
printSurvivors(survivors);
printScores(scores, options.units ? [whole] : [byUnits, whole]);
console.log(
  `${mutants.length} mistakes, ${of}; ${units.tried} tried now in units and ${browsers.tried} in browsers, ` +
    `${seconds.toFixed(0)} s`,
);
const stale = isSome || options.units ? [] : equivalents.stale(tried.filter(isSurvivor));
if (stale.length > 0) {
  console.log('\nlisted in test/mutation/survivors.json and noticed or gone by now:');
  for (const { file, becomes } of stale) console.log(`  ${file}: ${becomes}`);
}
if (options.report || (!isSome && !options.units))
  writeReport({
    scores,
    whole,
    byUnits: options.units ? null : byUnits,
    survivors,
    of,
    block: options.rules ? 'rules' : 'mutation',
  });

/** In a sample a feature has too few mutants: the sample as a whole is compared with the report. */
const reported = readReported();
const expected = options.units ? reported?.units : reported?.together;
if (options.sample)
  console.log(expected ? `the report says ${percent(expected)}` : 'no report tells this score yet');
const isWeak = options.sample ? isWorse(whole, expected ?? 0) : scores.some((each) => each.isWeak);
process.exit(isWeak || stale.length > 0 ? 1 : 0);
