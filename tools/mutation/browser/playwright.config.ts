import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config';
import type { Options } from '../../../test/browser/support/test';
import type { BrowserBatch } from './batch.mjs';

/**
 * The browser tests on the build with the mutants: every test once to record what it reaches, or
 * for each mutant of a batch a project with the tests that reach it. `SKERRY_BATCH` is the path of
 * the file that specifies this.
 */
const root = resolve(import.meta.dirname, '../../..');
const batch: BrowserBatch = JSON.parse(readFileSync(process.env.SKERRY_BATCH ?? '', 'utf8'));
const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const projects = (base.projects ?? []).filter(
  ({ name }) => name === 'chromium' || name === 'no-policy',
);

const recording = projects.map((project) => ({
  ...project,
  use: { ...project.use, mutation: JSON.stringify({ reach: batch.reachFolder }) },
}));

const breaking = batch.mutants.flatMap(({ key, file, id, noticed, timeout, tests }) =>
  projects.flatMap((project) => {
    const own = tests.filter((each) => each.project === project.name);
    if (own.length === 0) return [];
    const mutation = file ? JSON.stringify({ mutant: { file, id }, noticed }) : '';
    return {
      ...project,
      name: `${key} ${project.name}`,
      timeout,
      testMatch: own.map(({ spec }) => resolve(root, spec)),
      testIgnore: [],
      grep: new RegExp(`(?:${own.map(({ title }) => escaped(title)).join('|')})$`),
      use: { ...project.use, mutation },
    };
  }),
);

export default defineConfig<Options>({
  ...base,
  testDir: resolve(root, 'test/browser'),
  outputDir: resolve(root, '.cache/mutation/browser/results'),
  retries: 0,
  workers: batch.workers,
  fullyParallel: false,
  globalTimeout: batch.globalTimeout,
  // Elements that a mutant has removed are not waited for as long as on a busy machine.
  expect: { timeout: batch.expectTimeout },
  use: { ...base.use, trace: 'off' },
  reporter: [['json', { outputFile: resolve(root, batch.report) }]],
  webServer: {
    ...(Array.isArray(base.webServer) ? base.webServer[0] : base.webServer),
    command: `node demo/server.mjs --port ${Number(process.env.SKERRY_PORT ?? 4317)}`,
    cwd: root,
    url: `${base.use?.baseURL}/blank/`,
    reuseExistingServer: false,
  },
  projects: batch.mutants.length > 0 ? breaking : recording,
});
