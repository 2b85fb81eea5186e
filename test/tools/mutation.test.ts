import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { planTests } from '../../tools/mutation/browser/plan-tests.mjs';
import { chooseFiles } from '../../tools/mutation/choose.mjs';
import { describeMutant } from '../../tools/mutation/describe-mutant.mjs';
import { createEquivalents } from '../../tools/mutation/equivalents.mjs';
import { findUntyped } from '../../tools/mutation/find-untyped.mjs';
import { instrument } from '../../tools/mutation/instrumenter.mjs';
import { keptResults } from '../../tools/mutation/kept-results.mjs';
import { numberBecomes } from '../../tools/mutation/numbers.mjs';
import { isWorse } from '../../tools/mutation/reported.mjs';
import { sampleOf } from '../../tools/mutation/sample-of.mjs';
import { scoreOf, scoresOf } from '../../tools/mutation/scores.mjs';
import { planRuns } from '../../tools/mutation/unit/plan-runs.mjs';
import { startProcess } from '../../tools/mutation/unit/start-process.mjs';
import { createSwitch } from '../../tools/mutation/unit/switch.mjs';
import { tryMutant } from '../../tools/mutation/unit/try-mutant.mjs';
import { putReport } from '../../tools/mutation/write-report.mjs';

const becomes = async (source: string) =>
  (await instrument('sample.ts', source)).mutants.map(
    (mutant) => describeMutant(source, mutant).becomes,
  );

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each([
  [0, 1],
  [1, 2],
  [9, 10],
  [10, 20],
  [980, 1960],
  [0.5, 1],
])('a count moves by one, a duration or limit doubles: %d becomes %d', (value, changed) => {
  expect(numberBecomes(value)).toBe(changed);
});

test('numbers, texts, conditions and results are changed, one at a time', async () => {
  expect(await becomes('const DELAY_MS = 500;')).toEqual(['const DELAY_MS = 1000;']);
  expect(await becomes("const NAME = 'et_pb_tab';")).toEqual(['const NAME = "";']);
  expect(await becomes('const f = (a: number) => a > 1;')).toEqual(
    expect.arrayContaining([
      'const f = () => undefined;',
      'const f = (a: number) => a >= 1;',
      'const f = (a: number) => true;',
      'const f = (a: number) => a > 2;',
    ]),
  );
});

test('what is cast is changed like the rest, types and sources of imports are not', async () => {
  expect(await becomes("const a = ['x'] as const;")).toEqual([
    'const a = [] as const;',
    'const a = [""] as const;',
  ]);
  const types = "import { a } from './a';\ntype T = 'x' | 1;\nexport interface U { b: 'z' }";
  expect(await becomes(types)).toEqual([]);
});

test('text that is only logged or thrown is left out', async () => {
  expect(await becomes("console.warn('x', 3);")).toEqual([]);
  expect(await becomes("throw new TypeError('x');")).toEqual([]);
  expect(await becomes("warn('x');")).toEqual(['warn("");']);
});

test('code with its mutants reports which are reached, and one at a time is on', async () => {
  const { code, mutants } = await instrument('a.js', 'globalThis.answer = 40 + 2;');
  const seen: string[] = [];
  const run = (id: string | null) => {
    const mutantSwitch = createSwitch(id ? { file: 'a.js', id } : null, 9, (_, ids) =>
      seen.push(...ids),
    );
    Object.assign(globalThis, { skerryMutants: mutantSwitch });
    runInThisContext(code);
    const { answer } = globalThis as { answer?: number };
    Reflect.deleteProperty(globalThis, 'skerryMutants');
    Reflect.deleteProperty(globalThis, 'answer');
    return answer;
  };
  expect(run(null)).toBe(42);
  expect(new Set(seen)).toEqual(new Set(mutants.map(({ id }) => id)));
  const minus = mutants.find(({ mutator }) => mutator === 'ArithmeticOperator');
  expect(run(minus?.id ?? '')).toBe(38);
});

test('mutants reached while code loads, during a test too, are distinguished from those that a call reaches', async () => {
  const { code } = await instrument(
    'a.js',
    'const limit = 7; globalThis.answer = () => limit > 8;',
  );
  const seen: boolean[] = [];
  const mutantSwitch = createSwitch(null, 9, (_file, _ids, isLoading) => seen.push(isLoading));
  Object.assign(globalThis, { skerryMutants: mutantSwitch });
  runInThisContext(`(() => { ${code} })()`);
  expect(new Set(seen)).toEqual(new Set([true]));
  seen.length = 0;
  (globalThis as unknown as { answer: () => boolean }).answer();
  expect(new Set(seen)).toEqual(new Set([false]));
  Reflect.deleteProperty(globalThis, 'skerryMutants');
  Reflect.deleteProperty(globalThis, 'answer');
});

test('a mutant that is reached endlessly is stopped and recognised', () => {
  const mutantSwitch = createSwitch({ file: 'a.ts', id: '1' }, 100, undefined);
  expect(() => {
    for (;;) mutantSwitch.isActive('a.ts', '1');
  }).toThrow('without end');
  expect(mutantSwitch.isEndless()).toBe(true);
});

test('a mutant that loops for ever is ended after a bounded time and counted as timed out', async () => {
  const own = startProcess({ file: resolve('test/tools/processes/endless.mjs'), coldMs: 0 });
  const runs = [{ test: 'a.test.ts', names: null, ms: 10, timeout: 20, testHash: '' }];
  const outcome = tryMutant({ file: 'src/a.ts', id: '1' }, runs, own);
  await expect.poll(() => own.pid()).toBeTruthy();
  const pid = own.pid() ?? 0;
  expect(await outcome).toEqual({ status: 'timed out', by: 'a.test.ts' });
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('a mutant that does not build is recognised', async () => {
  const file = 'src/runtime/hash/parse-hash.ts';
  const source = readFileSync(file, 'utf8');
  const start = source.indexOf('export const');
  const mutant = (key: string, becomes: string) => ({ file, start, end: start, becomes, key });
  const broken = mutant('broken', 'const wrong: number = "";\n');
  const good = mutant('good', 'export const right = 1;\n');
  expect(await findUntyped([broken, good])).toEqual(new Set(['broken']));
}, 60_000);

test('a mutant that was tried is not tried again while its file and tests are the same', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'mutation-')), 'results.jsonl');
  keptResults(path).add('key', 'tests', { status: 'noticed', by: 'a.test.ts' });
  const later = keptResults(path);
  expect(later.find('key', 'tests')).toMatchObject({ status: 'noticed' });
  expect(later.find('key', 'other tests')).toBeNull();
  expect(later.find('other key', 'tests')).toBeNull();
});

test('only tests that reach a mutant are run for it, the nearest first', () => {
  const reach = (name: string, reached: Record<string, Record<string, string[]>>) => ({
    test: name,
    modules: [],
    hash: '',
    testHash: '',
    ms: 100,
    times: { one: 10, two: 20 },
    reached,
  });
  const runsOf = planRuns([
    reach('test/shop/a.test.ts', { one: { 'src/sticky/decide.ts': ['1'] } }),
    reach('test/sticky/b.test.ts', { two: { 'src/sticky/decide.ts': ['1'] } }),
    reach('test/sticky/c.test.ts', { '': { 'src/sticky/decide.ts': ['2'] } }),
  ]);
  expect(runsOf({ file: 'src/sticky/decide.ts', id: '1' })).toMatchObject([
    { test: 'test/sticky/b.test.ts', names: ['two'] },
    { test: 'test/shop/a.test.ts', names: ['one'] },
  ]);
  expect(runsOf({ file: 'src/sticky/decide.ts', id: '2' })).toMatchObject([{ names: null }]);
  expect(runsOf({ file: 'src/sticky/decide.ts', id: '3' })).toEqual([]);
});

test('of the browser tests that reach a mutant those named like its file run first, then those that cover little else', () => {
  const tabs = 'src/modules/tabs/tabs.tsx';
  const reach = (
    spec: string,
    title: string,
    { ms = 100, ids = ['1'], elsewhere = 0 }: { ms?: number; ids?: string[]; elsewhere?: number },
  ) => ({
    spec: `test/browser/${spec}.spec.ts`,
    title,
    project: 'chromium',
    ms,
    reached: {
      [tabs]: ids,
      'src/runtime/start.ts': Array.from({ length: elsewhere }, (_, at) => String(at)),
    },
  });
  const testsOf = planTests([
    reach('menus', 'elsewhere', { ids: ['1', '2'] }),
    reach('tabs', 'of a whole page', { elsewhere: 50 }),
    reach('tabs', 'of tabs', { elsewhere: 5 }),
    ...Array.from({ length: 8 }, (_, at) =>
      reach('toggles', `of toggles ${at}`, { ids: ['3'], elsewhere: at }),
    ),
    reach('accordion', 'of accordions', { ids: ['3'], elsewhere: 20 }),
    reach('slow', 'too slow to be next', { ids: ['3'], elsewhere: 30, ms: 60_000 }),
  ]);
  const titles = (id: string) => testsOf({ file: tabs, id }).map(({ title }) => title);
  expect(titles('1')).toEqual(['of tabs', 'of a whole page', 'elsewhere']);
  expect(titles('2')).toEqual(['elsewhere']);
  // A few tests of each file.
  expect(titles('3')).toEqual([
    ...Array.from({ length: 6 }, (_, at) => `of toggles ${at}`),
    'of accordions',
  ]);
  expect(titles('4')).toEqual([]);
});

test('a mutant that changes nothing does not count, and outdated entries of its list are reported', () => {
  const text = { file: 'src/a.ts', line: 'a ?? 0', becomes: 'a ?? 1' };
  const { isKnown, stale } = createEquivalents([{ ...text, reason: 'It is always there.' }]);
  expect(isKnown(text)).toBe(true);
  expect(isKnown({ ...text, becomes: 'a ?? 2' })).toBe(false);
  expect(stale([text])).toEqual([]);
  expect(stale([])).toHaveLength(1);
});

test('scores are of each feature, rules apart; too few mutants are no reason to fail', () => {
  const tried = (file: string, status: 'noticed' | 'alive' | 'timed out', count: number) =>
    Array.from({ length: count }, () => ({ file, status, isKnown: false }) as const);
  expect(
    scoresOf([
      ...tried('src/sticky/start.ts', 'noticed', 30),
      ...tried('src/sticky/start.ts', 'alive', 10),
      ...tried('src/sticky/decide.ts', 'timed out', 9),
      ...tried('src/sticky/decide.ts', 'alive', 1),
    ]),
  ).toMatchObject([
    { name: 'sticky', noticed: 30, valid: 40, isWeak: true },
    { name: 'sticky: rules', noticed: 9, valid: 10, timedOut: 9, isWeak: false },
  ]);
});

test('the report has the scores, the survivors by kind and how many were tried', () => {
  const tried = [
    { file: 'src/sticky/start.ts', status: 'noticed', isKnown: false },
    { file: 'src/sticky/start.ts', status: 'alive', isKnown: false },
  ] as const;
  const page = putReport('before\n<!-- mutation -->\nold\n<!-- /mutation -->\nafter', {
    scores: scoresOf(tried),
    whole: scoreOf('together', 0, tried),
    byUnits: scoreOf('unit tests alone', 0, tried),
    survivors: [{ mutator: 'StringLiteral', status: 'alive' }],
    of: 'a sample of 10 with seed 7',
  });
  expect(page).toContain('Tried: 2 (a sample of 10 with seed 7).');
  expect(page).toContain('Unit tests alone detect 50.0 %.');
  expect(page).toContain('| sticky | 2 | 1 | 0 | 50.0 % | 80.0 % |');
  expect(page).toContain('| StringLiteral | 1 | 0 |');
  expect(page).not.toContain('old');
  expect(page.endsWith('after')).toBe(true);
});

test('rules have a table of their own, beside that of the whole', () => {
  const page = putReport(
    '<!-- mutation -->\nold\n<!-- /mutation -->\n<!-- rules -->\nearlier\n<!-- /rules -->',
    {
      scores: [scoreOf('a part without any in the sample', 0.9, [])],
      whole: scoreOf('together', 0, []),
      byUnits: null,
      survivors: [],
      of: 'all rules of src',
      block: 'rules',
    },
  );
  expect(page).toContain('old');
  expect(page).toContain('Tried: 0 (all rules of src).');
  expect(page).not.toContain('earlier');
  expect(page).not.toContain('a part without any');
});

test('a sample fails where it is lower than chance makes it, and not for a few points', () => {
  expect(isWorse({ share: 0.8, valid: 80 }, 0.85)).toBe(false);
  expect(isWorse({ share: 0.7, valid: 80 }, 0.85)).toBe(true);
  expect(isWorse({ share: 0.9, valid: 80 }, 0.85)).toBe(false);
});

test('a folder, and its rules alone, can be chosen', () => {
  const files = ['src/sticky/decide.ts', 'src/sticky/measure.ts', 'src/stickyness/decide.ts'];
  expect(chooseFiles(files, {})).toEqual(files);
  expect(chooseFiles(files, { only: 'src/sticky/' })).toEqual(files.slice(0, 2));
  expect(chooseFiles(files, { only: 'sticky', rules: true })).toEqual(files.slice(0, 1));
});

test('a sample is the same for the same seed and keeps the order', () => {
  const all = Array.from({ length: 100 }, (_, index) => index);
  const sample = sampleOf(all, 10, 7);
  expect(sample).toHaveLength(10);
  expect(sample).toEqual(sampleOf(all, 10, 7));
  expect(sample).toEqual([...sample].sort((a, b) => a - b));
  expect(sample).not.toEqual(sampleOf(all, 10, 8));
  expect(sampleOf(all, 200, 7)).toEqual(all);
});
