import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BroadcastChannel } from 'node:worker_threads';
import { createVitest } from 'vitest/node';
import { instrumentedPath } from '../sources.mjs';
import { CHANNEL } from './channel.mjs';

/**
 * Vitest in a process of its own: a mutant may loop for ever, and then nothing but its end helps. Threads end with
 * it. Tasks and replies go through to the thread.
 */
const withMutants = {
  name: 'mutants',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} id */
  load: (id) => {
    const name = relative(process.cwd(), id);
    return /^src\/.*\.tsx?$/.test(name) ? readFileSync(instrumentedPath(name), 'utf8') : null;
  },
};

const channel = new BroadcastChannel(CHANNEL);
channel.onmessage = (/** @type {any} */ { data }) => {
  if (data.to === 'process') process.send?.(data.isReady ? { isReady: true } : data.reply);
};
process.on('message', (task) => channel.postMessage({ to: 'thread', task }));
process.on('disconnect', () => process.exit());

const here = (/** @type {string} */ name) => `tools/mutation/unit/${name}`;
await createVitest(
  'test',
  {
    watch: false,
    config: false,
    include: [here('nothing.test.mjs')],
    environment: `./${here('environment.mjs')}`,
    environmentOptions: {
      happyDOM: { settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true } },
    },
    runner: `./${here('runner.mjs')}`,
    restoreMocks: true,
    setupFiles: ['test/mutation/same-seed.ts'],
    pool: 'threads',
    maxWorkers: 1,
    reporters: [{}],
    silent: true,
  },
  { plugins: [withMutants] },
).then((vitest) => vitest.start());
process.exit();
