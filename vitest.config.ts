import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Unit tests never wait for the clock; what takes longer hangs, on a busy machine too. */
const TIMEOUT_MS = 60_000;

/** Tests that need no window. */
const inNode = 'test/{demo,tools,cli,wordpress,docs,types}/**';

/**
 * In a context, happy-dom's own timers count among those of the tests (its `AbortSignal.timeout` ends none), and
 * there is no `MessageChannel`.
 */
const inThreads = [
  'test/abtest/{ab-tests,marks,subjects}.test.ts',
  'test/runtime/wake/{near-viewport,wake}.test.ts',
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
  hookTimeout: TIMEOUT_MS,
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
          exclude: [inNode, ...inThreads],
          // A context for each file, with a window of its own; a thread for each takes twice as long.
          pool: 'vmThreads',
        },
      },
      {
        test: { ...inWindow, name: 'unit-threads', include: inThreads, pool: 'threads' },
      },
      {
        test: {
          name: 'node',
          include: [`${inNode}/*.test.ts`],
          environment: 'node',
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
        },
      },
    ],
  },
});
