import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Unit tests never wait for the clock; what takes longer hangs, on a busy machine too. */
const TIMEOUT_MS = 60_000;

export default defineConfig({
  test: {
    // Nothing else runs then; by itself Vitest would leave one core idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/{demo,tools,cli,wordpress,docs,types}/**'],
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: {
              settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
            },
          },
          restoreMocks: true,
          testTimeout: TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'node',
          include: ['test/{demo,tools,cli,wordpress,docs,types}/**/*.test.ts'],
          environment: 'node',
          testTimeout: TIMEOUT_MS,
        },
      },
    ],
  },
});
