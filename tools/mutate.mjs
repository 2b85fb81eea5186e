import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chooseFiles } from './mutation/choose.mjs';
import { describeMutant } from './mutation/describe-mutant.mjs';
import { createEquivalents } from './mutation/equivalents.mjs';
import { keptResults } from './mutation/kept-results.mjs';
import { findUntyped } from './mutation/find-untyped.mjs';
import { createProgress } from './mutation/progress.mjs';
import { sampleOf } from './mutation/sample-of.mjs';
import { printScores, printSurvivors } from './mutation/print.mjs';
import { scoreOf, scoresOf } from './mutation/scores.mjs';
import { CACHE, hashOf, instrumentFile, sourceFiles, VERSION } from './mutation/sources.mjs';
import { writeReport } from './mutation/write-report.mjs';
import { planRuns } from './mutation/unit/plan-runs.mjs';
import { recordReach, unitTests } from './mutation/unit/record-reach.mjs';
import { endProcesses, startProcess } from './mutation/unit/start-process.mjs';
import { tryMutants } from './mutation/unit/try-mutants.mjs';

/**
 * Are the tests worth anything? Breaks every file of `src` in one small place after the other and expects a test to
 * notice each.
 */
const { values: options } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    changed: { type: 'boolean' },
    report: { type: 'boolean' },
  },
});
const startedAt = performance.now();
const progress = createProgress();

process.on('SIGINT', () => {
  endProcesses();
  progress.say('stopped; the next run goes on here');
  process.exit(130);
});

const sources = sourceFiles();
/** @type {Map<string, import('./mutation/sources.mjs').SourceMutant[]>} */
const mutantsOf = new Map();
for (const [at, file] of sources.entries()) {
  progress.show(`reading files: ${at + 1} of ${sources.length}`);
  mutantsOf.set(file, await instrumentFile(file));
}
const chosen = chooseFiles(sources, options).flatMap((file) => mutantsOf.get(file) ?? []);
const mutants = options.sample
  ? sampleOf(chosen, Number(options.sample), Number(options.seed))
  : chosen;

const processes = Array.from({ length: availableParallelism() }, () => startProcess());
const { reaches, broken } = await recordReach(unitTests(), processes, VERSION, (done, of) =>
  progress.show(`running the tests without a mistake: ${done} of ${of}`),
);
if (broken.length > 0) {
  progress.say('without any mistake unit tests fail, so that nothing would be proved:');
  for (const { test, error } of broken) progress.say(`  ${test}: ${error}`);
  endProcesses();
  process.exit(1);
}

const runsOf = planRuns(reaches);
const results = keptResults(`${CACHE}/results.jsonl`);
const trials = mutants.map((mutant) => {
  const runs = runsOf(mutant);
  return { mutant, runs, tests: hashOf(...runs.map(({ test, testHash }) => test + testHash)) };
});
const open = trials.filter(({ mutant, tests }) => !results.find(mutant.key, tests));
const testsOf = new Map(trials.map(({ mutant, tests }) => [mutant.key, tests]));
let done = 0;
let alive = 0;
await tryMutants(open, processes, (mutant, outcome) => {
  results.add(mutant.key, testsOf.get(mutant.key) ?? '', outcome);
  done += 1;
  if (outcome.status === 'alive' || outcome.status === 'unreached') alive += 1;
  progress.show(`tried ${done} of ${open.length}, ${alive} not noticed`);
});
endProcesses();

const isSurvivor = (/** @type {{ status: string }} */ { status }) =>
  status === 'alive' || status === 'unreached';
const outcomes = trials.map(({ mutant, tests }) => ({
  ...mutant,
  status: results.find(mutant.key, tests)?.status ?? 'alive',
}));
const untyped = await findUntyped(outcomes.filter(isSurvivor), (at, of) =>
  progress.show(`looking for mistakes that do not build: ${at + 1} of ${of}`),
);

/** @type {import('./mutation/equivalents.mjs').Equivalent[]} */
const list = JSON.parse(readFileSync('test/mutation/survivors.json', 'utf8'));
const equivalents = createEquivalents(list);
const texts = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));
const tried = outcomes.map((mutant) => {
  const text = { file: mutant.file, ...describeMutant(texts.get(mutant.file) ?? '', mutant) };
  return {
    ...text,
    mutator: mutant.mutator,
    status: untyped.has(mutant.key) ? /** @type {const} */ ('invalid') : mutant.status,
    isKnown: equivalents.isKnown(text),
  };
});
progress.say('');
const seconds = (performance.now() - startedAt) / 1000;
const isWhole = !options.sample && !options.only && !options.changed;
const of = options.sample ? `a sample of ${chosen.length} with seed ${options.seed}` : 'all';
const survivors = tried.filter((each) => isSurvivor(each) && !each.isKnown);
const scores = scoresOf(tried);
const whole = scoreOf('together', 0, tried);
printSurvivors(survivors);
printScores(scores, whole);
console.log(`${open.length} of ${trials.length} tried now in ${seconds.toFixed(0)} s, ${of}`);
const stale = isWhole ? equivalents.stale(tried.filter(isSurvivor)) : [];
if (stale.length > 0) {
  console.log('\nlisted in test/mutation/survivors.json and noticed or gone by now:');
  for (const { file, becomes } of stale) console.log(`  ${file}: ${becomes}`);
}
if (isWhole || options.report) writeReport({ scores, whole, survivors, of });
process.exit(scores.some(({ isWeak }) => isWeak) || stale.length > 0 ? 1 : 0);
