import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { TestRunner, vi } from 'vitest';
import { createSwitch } from './switch.mjs';

/**
 * @typedef {{ test: string, mutant: { file: string, id: string } | null, names: string[] | null, timeout: number,
 *   limit: number }} Task one file of tests, with a mutant on or to record what is reached; `names` are the tests to
 *   run, all without
 * @typedef {{ name: string, ms: number, isPassed: boolean }} Outcome
 * @typedef {{ outcomes: Outcome[], error: string, isEndless: boolean, ms: number,
 *   reached: Record<string, Record<string, string[]>>, modules: string[] }} Reply `reached` of each test, and under
 *   '' of none in particular, as when a file loads in the midst of one: test → file → ids
 */

const NODE_ONLY = /@vitest-environment\s+node/;

/** @param {any} task @returns {string} */
const nameOf = (task) =>
  task.suite ? `${nameOf(task.suite)} > ${task.name}` : task.file === task ? '' : task.name;

/** @param {any} suite @returns {any[]} */
const testsOf = (suite) =>
  suite.tasks.flatMap((/** @type {any} */ task) =>
    task.type === 'suite' ? testsOf(task) : [task],
  );

/** Restores modules to the state before their first import; packages stay, because Node caches them. */
const forgetModules = (/** @type {any} */ outer) => {
  outer.moduleRunner.mocker?.reset();
  vi.resetModules();
};

/** Restores globals set by tests, including those of the window, which is this object. */
const keepGlobals = () => {
  const known = Object.getOwnPropertyDescriptors(globalThis);
  return () => {
    for (const key of Reflect.ownKeys(globalThis)) {
      if (!Object.hasOwn(known, key)) Reflect.deleteProperty(globalThis, key);
    }
    for (const key of Reflect.ownKeys(known)) {
      const before = Reflect.get(known, key);
      const now = Object.getOwnPropertyDescriptor(globalThis, key);
      if (!now || now.value !== before.value || now.get !== before.get)
        Reflect.defineProperty(globalThis, key, before);
    }
  };
};

/**
 * @param {any} outer the runner that Vitest has made
 * @param {(own: { file: any, runner: any }) => Promise<any[]>} start
 * @returns {(task: Task) => Promise<Reply>}
 */
export const createRunFile = (outer, start) => {
  const renewWindow = /** @type {import('./environment.mjs').Renew} */ (
    Reflect.get(globalThis, 'renewWindow')
  );
  const forgetGlobals = keepGlobals();
  return async ({ test, mutant, names, timeout, limit }) => {
    const startedAt = performance.now();
    const hasWindow = !NODE_ONLY.test(readFileSync(test, 'utf8').slice(0, 500));
    await renewWindow(false);
    forgetGlobals();
    await renewWindow(hasWindow);
    forgetModules(outer);

    /** @type {Record<string, Record<string, Set<string>>>} */
    const reached = {};
    let current = '';
    const told = createSwitch(
      mutant,
      limit,
      mutant
        ? undefined
        : (file, ids, isLoading) => {
            const own = ((reached[isLoading ? '' : current] ??= {})[file] ??= new Set());
            for (const id of ids) own.add(id);
          },
    );
    Object.defineProperty(globalThis, 'skerryMutants', { value: told, configurable: true });

    /** @type {string[]} */
    const errors = [];
    const onError = (/** @type {unknown} */ error) => errors.push(String(error));
    process.on('uncaughtException', onError);
    process.on('unhandledRejection', onError);

    /** @type {Outcome[]} */
    const outcomes = [];
    let isOver = false;
    class FileRunner extends TestRunner {
      /** @param {any[]} files */
      onCollected(files) {
        if (!names) return;
        const wanted = new Set(names);
        for (const each of files.flatMap(testsOf))
          if (!wanted.has(nameOf(each))) each.mode = 'skip';
      }
      /** @override @param {any} task */
      async onBeforeRunTask(task) {
        if (isOver && task.mode === 'run') task.mode = 'skip';
        current = nameOf(task);
        await super.onBeforeRunTask(task);
      }
      /** @override @param {any} task */
      onAfterRunTask(task) {
        super.onAfterRunTask(task);
        current = '';
        if (task.mode !== 'run' || !task.result) return;
        const isPassed = task.result.state === 'pass';
        outcomes.push({ name: nameOf(task), ms: task.result.duration ?? 0, isPassed });
        // One test that notices is enough.
        if (mutant && !isPassed) isOver = true;
      }
    }
    const runner = /** @type {any} */ (
      new FileRunner({ ...outer.config, testTimeout: timeout, hookTimeout: timeout })
    );
    Object.defineProperty(runner, 'moduleRunner', { value: outer.moduleRunner });
    runner.__setTraces(outer._otel);
    const filepath = resolve(test);
    runner.workerState.filepath = filepath;
    const [file] = await start({ file: { filepath, fileTags: [] }, runner });
    // Unhandled rejections are reported in a separate task.
    await new Promise((done) => setImmediate(done));
    process.off('uncaughtException', onError);
    process.off('unhandledRejection', onError);
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.resetConfig();

    const failed = [...testsOf(file), ...file.tasks, file].find(
      ({ result }) => result?.state === 'fail',
    );
    const error = errors[0] ?? failed?.result?.errors?.[0]?.message ?? '';
    return {
      outcomes,
      error: failed || errors.length > 0 ? `${error || 'a test fails'}` : '',
      isEndless: told.isEndless(),
      ms: performance.now() - startedAt,
      reached: Object.fromEntries(
        Object.entries(reached).map(([name, files]) => [
          name,
          Object.fromEntries(Object.entries(files).map(([source, ids]) => [source, [...ids]])),
        ]),
      ),
      modules: mutant ? [] : loadedModules(runner.workerState.evaluatedModules),
    };
  };
};

/** The project's own files loaded by the tests. @param {any} modules @returns {string[]} */
const loadedModules = (modules) =>
  [...modules.idToModuleMap.values()]
    .filter(({ evaluated, file }) => evaluated && file)
    .map(({ file }) => relative(process.cwd(), file))
    .filter((path) => /^(src|test|demo)\//.test(path))
    .sort();
