import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Unit tests never wait for the clock; what takes longer hangs, on a busy machine too. */
const TIMEOUT_MS = 60_000;

const browserless = ['test/{demo,tools,cli,wordpress,docs,types}/**'];

/** What tells the window's global object from the one that code runs in: timers, channels, focus. */
const inThreadOfItsOwn = [
  'test/abtest/{ab-tests,marks,subjects}.test.ts',
  'test/builder/keys.test.ts',
  'test/runtime/wake/{ask-early,wake}.test.ts',
];

const inWindow = {
  environment: 'happy-dom',
  environmentOptions: {
    happyDOM: {
      settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
    },
  },
  restoreMocks: true,
  testTimeout: TIMEOUT_MS,
} as const;

export default defineConfig({
  test: {
    // Nothing else runs then; by itself Vitest would leave one core idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...inWindow,
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...browserless, ...inThreadOfItsOwn],
          // A context for each file, with a window of its own; a thread for each takes twice as long.
          pool: 'vmThreads',
        },
      },
      {
        test: { ...inWindow, name: 'unit-threads', include: inThreadOfItsOwn, pool: 'threads' },
      },
      {
        test: {
          name: 'node',
          include: browserless.map((folder) => `${folder}/*.test.ts`),
          environment: 'node',
          testTimeout: TIMEOUT_MS,
        },
      },
    ],
  },
});
