import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * Runs everything in `npm test` repeatedly, and stops at the first run that fails, to find tests
 * that pass only most of the time. `--times 20` sets the number of runs, by default two.
 */
const { values } = parseArgs({ options: { times: { type: 'string', default: '2' } } });
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) {
  console.error(`--times ${values.times}: a whole number from 1 on is wanted`);
  process.exit(2);
}

for (let run = 1; run <= times; run += 1) {
  const startedAt = performance.now();
  const { status } = spawnSync(process.execPath, ['tools/test.mjs'], { stdio: 'inherit' });
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  console.log(
    `\n== run ${run} of ${times}: ${status === 0 ? 'passed' : 'failed'}, ${minutes} minutes`,
  );
  if (status !== 0) process.exit(1);
}
