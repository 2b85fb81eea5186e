import { afterEach, describe, expect, test, vi } from 'vitest';
import { importRuntime } from '../../../src/runtime/loader/import-runtime';

const counted = globalThis as { runs?: number };
afterEach(() => {
  vi.restoreAllMocks();
  delete counted.runs;
  Reflect.deleteProperty(navigator, 'userAgentData');
  document.head.innerHTML = '';
});

/** The address of a file with the runtime, each another, for modules are kept; it counts how often it runs. */
const fileOf = (code = '') =>
  `data:text/javascript,globalThis.runs=(globalThis.runs??0)+1;${code}export const boot=()=>{}//${crypto.randomUUID()}/chunks/runtime-a1.js`;

const browser = (...brands: readonly (readonly [string, string])[]) =>
  Object.defineProperty(navigator, 'userAgentData', {
    value: { brands: brands.map(([brand, version]) => ({ brand, version })) },
    configurable: true,
  });
const begin = (address = fileOf()) => {
  let parse = () => {};
  const parsed = new Promise<void>((resolve) => (parse = resolve));
  const runtime = importRuntime({ address, nonce: 'n', parsed });
  // What fails is looked at where it is awaited.
  runtime.catch(() => {});
  const preloaded = () => document.querySelector<HTMLLinkElement>('link[rel="preload"]');
  return { runtime, parse: () => parse(), address, preloaded };
};

describe('the runtime', () => {
  test('is imported at once where the browser still takes import maps after that', async () => {
    browser(['Not A;Brand', '99'], ['Chromium', '133']);
    const { runtime, parse, preloaded, address } = begin();
    await vi.waitFor(() => expect(counted.runs).toBe(1));
    expect(preloaded()).toBeNull();
    parse();
    expect((await runtime).folder).toBe(address.replace('runtime-a1.js', ''));
    expect(counted.runs).toBe(1);
  });

  test.each([
    ['that says nothing of itself', []],
    ['of before', [['Chromium', '132']]],
    ['that is another', [['Other', '140']]],
  ] as const)('is only fetched until the page is parsed by a browser %s', async (_, brands) => {
    if (brands.length > 0) browser(...brands);
    const { runtime, parse, preloaded, address } = begin();
    expect(preloaded()?.getAttribute('href')).toBe(address);
    expect(preloaded()?.nonce).toBe('n');
    await new Promise(setImmediate);
    expect(counted.runs).toBeUndefined();
    parse();
    expect(await runtime).toMatchObject({ boot: expect.any(Function) });
    expect(counted.runs).toBe(1);
  });

  test('that fails is asked for once more, spelled otherwise, and others find it there', async () => {
    const once = 'if(globalThis.runs===1)throw new Error("lost");';
    const { runtime, parse } = begin(fileOf(once));
    parse();
    expect((await runtime).folder).toMatch(/\/%63hunks\/$/);
    expect(counted.runs).toBe(2);
  });

  test('that fails twice is given up', async () => {
    browser(['Chromium', '140']);
    const { runtime, parse } = begin(fileOf('throw new Error("lost");'));
    parse();
    await expect(runtime).rejects.toThrow('lost');
    expect(counted.runs).toBe(2);
  });
});

test.each(['load', 'error', 'skerry:ready'])(
  'what is fetched beforehand leaves no mark: %s',
  (type) => {
    const { preloaded } = begin();
    const link = preloaded();
    expect(link?.as).toBe('script');
    expect(link?.crossOrigin).toBe('');
    (type.includes(':') ? document : link)?.dispatchEvent(new Event(type));
    expect(preloaded()).toBeNull();
  },
);
