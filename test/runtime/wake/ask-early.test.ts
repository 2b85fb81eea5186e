import { expect, test, vi } from 'vitest';
import { createPage } from '../../../src/runtime/create-page';
import type { Definition } from '../../../src/runtime/definition';
import { readOptions } from '../../../src/runtime/loader/read-options';
import { readFacts } from '../../../src/runtime/read-facts';
import { createRegistry } from '../../../src/runtime/registry';
import { createScheduler } from '../../../src/runtime/wake/wake-scheduler';
import { createChunkLoader } from '../../../src/runtime/wake/load-chunk';
import { islandOf } from '../island-of';

const start = (definition: Definition, top = 0) => {
  const win = window as unknown as Window & typeof globalThis;
  const facts = readFacts({ window: win, options: readOptions(null), consent: null }, () => {});
  const page = createPage(facts, (chunk) => chunk());
  const fail = vi.fn();
  const scheduler = createScheduler(page, {
    fail,
    loadUi: createChunkLoader(undefined).loadUi,
  });
  const root = document.createElement('div');
  root.getBoundingClientRect = () => new DOMRect(0, top, 300, 200);
  const [entry] = createRegistry().add(definition, root);
  if (!entry) throw new Error('nothing to wake');
  scheduler.take([entry]);
  return { scheduler, entry, fail };
};

test('the code of what waits to be seen is requested with the page, and mounts when it is seen', async () => {
  const load = vi.fn(async () => ({ island: () => null }));
  const { scheduler, entry } = start({ ...islandOf('tabs'), load });
  expect(load).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(entry.status).toBe('waiting');
  await scheduler.bring(entry);
  expect(entry.status).toBe('mounted');
  expect(load).toHaveBeenCalledTimes(1);
  scheduler.stop();
});

test('a chunk that cannot be loaded is reported when its mount is needed, once', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const { scheduler, entry, fail } = start({ ...islandOf('tabs'), load });
  await Promise.resolve();
  expect(fail).not.toHaveBeenCalled();
  await scheduler.bring(entry);
  expect(fail).toHaveBeenCalledTimes(1);
  expect(fail).toHaveBeenCalledWith(entry, 'load', expect.any(Error));
  scheduler.stop();
});

test.each([
  ['in view is requested with the page', 100, 1],
  ['above it is not', -200, 0],
  ['below it is not', window.innerHeight, 0],
])('the code of what sleeps until it is seen and is %s', async (_, top, requests) => {
  const load = vi.fn(async () => ({ island: () => null }));
  const asleep = {
    load: async () => ({ sleep: () => {} }),
    exported: 'sleep',
    until: 'seen',
  } as const;
  const { scheduler } = start({ ...islandOf('slider'), asleep, load } as Definition, top);
  expect(load).toHaveBeenCalledTimes(requests);
  scheduler.stop();
});
