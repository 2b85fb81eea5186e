import { describe, expect, test, vi } from 'vitest';
import { createPage } from '../../../src/runtime/create-page';
import type { Definition } from '../../../src/runtime/definition';
import { readOptions } from '../../../src/runtime/loader/read-options';
import { readFacts } from '../../../src/runtime/read-facts';
import { createRegistry } from '../../../src/runtime/registry';
import { createScheduler } from '../../../src/runtime/wake/wake-scheduler';
import { createChunkLoader } from '../../../src/runtime/wake/load-chunk';
import { islandOf } from '../island-of';

// No chunk is requested just because the page is idle.
vi.mock('../../../src/runtime/wake/when-idle', () => ({ whenIdle: () => () => {} }));

const BELOW = window.innerHeight;

/** Adds roots of one definition, each with its top at that many pixels in the window. */
const startAll = (definition: Definition, ...tops: readonly number[]) => {
  const win = window as unknown as Window & typeof globalThis;
  const facts = readFacts({ window: win, options: readOptions(null), consent: null }, () => {});
  const page = createPage(facts, (chunk) => chunk());
  const fail = vi.fn();
  const scheduler = createScheduler(page, {
    fail,
    loadUi: createChunkLoader(undefined).loadUi,
  });
  const registry = createRegistry();
  const measured: number[] = [];
  const entries = tops.flatMap((top) => {
    const root = document.createElement('div');
    root.getBoundingClientRect = () => {
      measured.push(top);
      return new DOMRect(0, top, 300, 200);
    };
    return registry.add(definition, root);
  });
  scheduler.schedule(entries);
  return { scheduler, entries, fail, measured };
};
const start = (definition: Definition, top: number) => {
  const { entries, ...rest } = startAll(definition, top);
  const [entry] = entries;
  if (!entry) throw new Error('nothing to wake');
  return { ...rest, entry };
};
const sleepy = (load: () => Promise<object>, until?: 'seen') => {
  const asleep = { load: async () => ({ sleep: () => {} }), exported: 'sleep', until };
  return { ...islandOf('slider'), asleep, load } as Definition;
};

test('the code of what waits to be seen is requested with the page, and mounts when it is seen', async () => {
  const load = vi.fn(async () => ({ island: () => null }));
  const { scheduler, entry } = start({ ...islandOf('tabs'), load }, BELOW);
  expect(load).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(entry.status).toBe('waiting');
  await scheduler.wake(entry);
  expect(entry.status).toBe('mounted');
  expect(load).toHaveBeenCalledTimes(1);
  scheduler.stop();
});

test('a chunk that cannot be loaded is reported when its mount is needed, once', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const { scheduler, entry, fail } = start({ ...islandOf('tabs'), load }, BELOW);
  await Promise.resolve();
  expect(fail).not.toHaveBeenCalled();
  await scheduler.wake(entry);
  expect(fail).toHaveBeenCalledTimes(1);
  expect(fail).toHaveBeenCalledWith(entry, 'load', expect.any(Error));
  scheduler.stop();
});

test.each([
  ['in view is requested with the page', 100, 1],
  ['above it is not', -200, 0],
  ['below it is not', BELOW, 0],
])('the code of what sleeps until it is seen and is %s', async (_, top, requests) => {
  const load = vi.fn(async () => ({ island: () => null }));
  const { scheduler } = start(sleepy(load, 'seen'), top);
  expect(load).toHaveBeenCalledTimes(requests);
  scheduler.stop();
});

describe('modules in view when the page loads', () => {
  const load = async () => ({ island: () => null });

  test.each([
    ['mounts', { ...islandOf('tabs'), load }, 'mounted'],
    ['mounts, also what sleeps until it is seen', sleepy(load, 'seen'), 'mounted'],
    ['falls asleep', sleepy(load), 'asleep'],
  ])('%s, and waits for no observer', async (_, definition, status) => {
    const { scheduler, entry, fail } = start(definition, 100);
    await vi.waitFor(() => expect(entry.status).toBe(status));
    expect(fail).not.toHaveBeenCalled();
    scheduler.stop();
  });

  test('is all of its kind, and of what follows one below the window nothing is measured', async () => {
    const { scheduler, entries, measured } = startAll(sleepy(load), 10, 300, BELOW, BELOW + 300);
    expect(measured).toEqual([10, 300, BELOW]);
    await vi.waitFor(() =>
      expect(entries.map(({ status }) => status)).toEqual([
        'asleep',
        'asleep',
        'waiting',
        'waiting',
      ]),
    );
    scheduler.stop();
  });
});
