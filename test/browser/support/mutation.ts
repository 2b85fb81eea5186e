import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { BrowserContext, TestInfo } from '@playwright/test';

/**
 * What `npm run mutation` passes to a test: the mutant that is active on the page, or the folder in
 * which it records the code that it reaches.
 */
export type Mutation =
  | { readonly mutant: { readonly file: string; readonly id: string }; readonly noticed: string }
  | { readonly reach: string };

/** A mutant that is reached more often is taken for an endless loop. */
const LIMIT = 1_000_000;

interface Mutant {
  readonly mutant: { readonly file: string; readonly id: string } | null;
  readonly limit: number;
}

/** Installs, before any other script, the functions that the mutated code calls at each mutant. */
const install = ({ mutant, limit }: Mutant) => {
  let hits = 0;
  let pending: string[] = [];
  const known = new Set<string>();
  const hooks = {
    isActive(file: string, id: string) {
      if (!mutant || mutant.id !== id || mutant.file !== file) return false;
      hits += 1;
      if (hits > limit) throw new Error('The mutant is reached without end.');
      return true;
    },
    reach(file: string, ids: readonly string[]) {
      for (const id of ids) {
        const place = `${file}#${id}`;
        if (known.has(place)) continue;
        known.add(place);
        if (pending.length === 0) queueMicrotask(sendPlaces);
        pending.push(place);
      }
    },
  };
  const sendPlaces = () => {
    const places = pending;
    pending = [];
    const binding: unknown = Reflect.get(window, 'skerryReached');
    if (typeof binding === 'function') binding(places);
  };
  Object.defineProperty(window, 'skerryMutants', { value: hooks });
};

/** Records what the test reaches, and writes it to the folder if the test passes. */
const record = async (context: BrowserContext, folder: string, info: TestInfo) => {
  const places = new Set<string>();
  await context.exposeBinding('skerryReached', (_, found: readonly string[]) => {
    for (const place of found) places.add(place);
  });
  await context.addInitScript(install, { mutant: null, limit: 0 });
  return () => {
    if (info.status !== info.expectedStatus || places.size === 0) return;
    const reached: Record<string, string[]> = {};
    for (const place of places) {
      const [file = '', id = ''] = place.split('#');
      (reached[file] ??= []).push(id);
    }
    const spec = relative(process.cwd(), info.file);
    const title = info.titlePath.slice(1).join(' ');
    const hash = createHash('sha1').update(`${spec}\n${title}`).digest('hex');
    const test = { spec, title, project: info.project.name, ms: info.duration, reached };
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/${hash}.json`, JSON.stringify(test));
  };
};

/**
 * Prepares the pages of a test for a run of `npm run mutation`; the returned function is called at
 * the end of the test.
 */
export const startMutation = async (context: BrowserContext, options: string, info: TestInfo) => {
  const mutation = JSON.parse(options) as Mutation;
  if ('reach' in mutation) return record(context, mutation.reach, info);
  const { mutant, noticed } = mutation;
  // It is enough if one test notices the mutant.
  info.skip(existsSync(noticed), 'another test has noticed it');
  await context.addInitScript(install, { mutant, limit: LIMIT });
  return () => {
    if (info.status === info.expectedStatus || info.status === 'skipped') return;
    mkdirSync(noticed.slice(0, noticed.lastIndexOf('/')), { recursive: true });
    writeFileSync(noticed, info.title);
  };
};
