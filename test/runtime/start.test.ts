import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Definition } from '../../src/runtime/definition';
import type { Order } from '../../src/runtime/originals/order';
import { readOptions } from '../../src/runtime/loader/read-options';
import { start } from '../../src/runtime/start';
import { islandOf } from './island-of';

beforeEach(() => {
  document.body.innerHTML = '<div class="quiet"></div><div class="late"></div>';
});
afterEach(async () => {
  // The services’ chunks are still loading; they must not outlive the page of the test.
  await vi.dynamicImportSettled();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'prerendering');
  document.body.innerHTML = '';
});

test('mounts that wait for a prerendered page to be shown are mounted, also if it is shown between two scans', async () => {
  const win = window as unknown as Window & typeof globalThis;
  const writing: Definition = { ...islandOf('late'), writes: true };
  let now = 0;
  // Every reading of the clock advances it, so that a pause follows each step.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const started = start(
    [islandOf('quiet'), writing],
    {
      window: win,
      options: readOptions(null),
      consent: null,
    },
    () => Promise.reject(),
  );
  document.dispatchEvent(new Event('prerenderingchange'));
  const skerry = await started;
  await expect.poll(() => skerry.islands().map(({ name }) => name)).toEqual(['quiet', 'late']);
  skerry.stop();
});

test('a fault belongs to the family of its source, of Divi 5 to the modules, and of an unknown source to none', async () => {
  const restoreScripts = vi.fn<(order: Order) => void>();
  const skerry = await start(
    [{ ...islandOf('quiet'), family: 'shop' }],
    {
      window: window as unknown as Window & typeof globalThis,
      options: readOptions(null),
      consent: null,
      restoreScripts,
    },
    () => Promise.reject(),
  );
  for (const detail of [{ source: 'quiet' }, { source: 'divi5' }, { source: 'x' }, null, 'text']) {
    document.dispatchEvent(new CustomEvent('skerry:error', { detail }));
  }
  expect(restoreScripts.mock.calls.map(([{ reason, families }]) => [reason, families])).toEqual([
    ['fault', ['shop']],
    ['fault', ['modules']],
  ]);
  skerry.stop();
});
