import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { importRuntime } from '../../../src/runtime/loader/import-runtime';
import { buildFolder, codeAfterFailures, resetEvaluations, evaluationCount } from './build-folder';

interface Link {
  readonly rel: string;
  readonly as: string;
  readonly href: string;
  readonly nonce: string;
  readonly crossOrigin: string | null;
}

/** The links appended to the head, even those that happy-dom has removed since. */
let links: Link[];
beforeEach(() => {
  links = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    links.push(...(nodes as unknown as Link[]));
  });
});
afterEach(() => {
  resetEvaluations();
  Reflect.deleteProperty(navigator, 'userAgentData');
});

const withBrands = (...brands: readonly (readonly [brand: string, version: string])[]) =>
  Object.defineProperty(navigator, 'userAgentData', {
    configurable: true,
    value: { brands: brands.map(([brand, version]) => ({ brand, version })) },
  });

/** A page whose parsing ends when the test decides. */
const open = (failures = 0) => {
  const address = `${buildFolder(codeAfterFailures(failures, 'export const boot = () => "up";'))}chunks/runtime-A1.js`;
  let parse = () => {};
  const parsed = new Promise<void>((resolve) => {
    parse = resolve;
  });
  const runtime = importRuntime({ address, nonce: 'n0nce', parsed });
  return { address, runtime, parse };
};

describe('a page whose browser knows nothing of late import maps', () => {
  test('has the runtime fetched at once and imported when it is parsed', async () => {
    const { address, runtime, parse } = open();
    expect(links).toMatchObject([
      { rel: 'preload', as: 'script', href: address, nonce: 'n0nce', crossOrigin: '' },
    ]);
    await vi.dynamicImportSettled();
    expect(evaluationCount()).toBe(0);
    parse();
    const { boot, folder } = await runtime;
    expect(evaluationCount()).toBe(1);
    expect(folder).toBe(address.slice(0, -'runtime-A1.js'.length));
    expect(Reflect.apply(boot, null, [])).toBe('up');
  });

  test.each<[what: string, brands: readonly (readonly [string, string])[]]>([
    ['of an older Chromium', [['Chromium', '132']]],
    ['of another name with a newer number', [['Other', '200']]],
    ['of no name', []],
  ])('as one %s', async (_, brands) => {
    withBrands(...brands);
    const { runtime, parse } = open();
    expect(links).toHaveLength(1);
    parse();
    await runtime;
  });
});

describe('a page whose browser supports late import maps', () => {
  test.each([['133'], ['150']])('imports the runtime at once: Chromium %s', async (version) => {
    withBrands(['Not A Brand', '8'], ['Chromium', version]);
    const { runtime, parse } = open();
    expect(links).toEqual([]);
    await vi.dynamicImportSettled();
    expect(evaluationCount()).toBe(1);
    let isResolved = false;
    void runtime.then(() => {
      isResolved = true;
    });
    await vi.dynamicImportSettled();
    expect(isResolved).toBe(false);
    parse();
    await runtime;
    expect(evaluationCount()).toBe(1);
  });

  test('requests a runtime that failed once more when it is parsed', async () => {
    withBrands(['Chromium', '140']);
    const { runtime, parse } = open(1);
    await vi.dynamicImportSettled();
    parse();
    await runtime;
    expect(evaluationCount()).toBe(2);
  });
});

test('a runtime that fails is requested once more under another spelling of its folder', async () => {
  const { address, runtime, parse } = open(1);
  parse();
  const { folder } = await runtime;
  expect(evaluationCount()).toBe(2);
  expect(folder).toBe(address.replace(/chunks\/runtime-A1\.js$/, '%63hunks/'));
});

test('a runtime that fails twice is given up', async () => {
  const { runtime, parse } = open(2);
  parse();
  await expect(runtime).rejects.toThrow('no answer');
  expect(evaluationCount()).toBe(2);
});
