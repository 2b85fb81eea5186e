import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createIslands } from '../../src/runtime/islands';
import { readOptions } from '../../src/runtime/loader/read-options';
import { readFacts } from '../../src/runtime/read-facts';
import { islandOf } from './island-of';

const names = ['tabs', 'toggle', 'slider', 'counter'];
const definitions = names.map(islandOf);

/** Nothing is woken. */
const createScheduler = () => ({ take() {}, async bring() {}, requestCode() {}, stop() {} });

const start = () => {
  const win = window as unknown as Window & typeof globalThis;
  const facts = readFacts({ window: win, options: readOptions(null), consent: null }, () => {});
  return createIslands(definitions, { facts, createScheduler });
};

describe('looking through the page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = names.map((name) => `<div class="${name}"></div>`).join('');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    document.body.innerHTML = '';
  });

  /** Each look at the clock finds it further on. */
  const passing = (ms: number) => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += ms));
  };

  test('gives the main thread back when a look has taken long, and finds everything all the same', async () => {
    passing(20);
    const islands = start();
    const done = islands.scanPage();
    expect(islands.registry.all()).toHaveLength(1);
    await vi.runAllTimersAsync();
    await done;
    expect(islands.registry.all()).toHaveLength(names.length);
    islands.stop();
  });

  test('takes one task where it is quick', async () => {
    passing(0);
    const islands = start();
    const done = islands.scanPage();
    expect(islands.registry.all()).toHaveLength(names.length);
    expect(vi.getTimerCount()).toBe(0);
    await done;
    islands.stop();
  });

  test('ends with the islands, also between two looks', async () => {
    passing(20);
    const islands = start();
    const done = islands.scanPage();
    islands.stop();
    await vi.runAllTimersAsync();
    await done;
    expect(islands.registry.all()).toEqual([]);
  });

  test('finds what comes between two looks once', async () => {
    passing(20);
    const islands = start();
    const done = islands.scanPage();
    const late = document.body.appendChild(document.createElement('p'));
    late.className = 'counter';
    islands.scan(late);
    await vi.runAllTimersAsync();
    await done;
    expect(islands.registry.at(late)).toHaveLength(1);
    expect(islands.registry.all()).toHaveLength(names.length + 1);
    islands.stop();
  });
});
