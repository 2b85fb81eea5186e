import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createIslands } from '../../src/runtime/islands';
import { readOptions } from '../../src/runtime/loader/read-options';
import { readFacts } from '../../src/runtime/read-facts';
import { islandOf } from './island-of';

const names = ['tabs', 'toggle', 'slider', 'counter'];
const definitions = names.map(islandOf);

/** A scheduler that mounts nothing. */
const createScheduler = () => ({ schedule() {}, async wake() {}, requestCode() {}, stop() {} });

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

  /** Every reading of the clock advances it. */
  const advanceClock = (ms: number) => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += ms));
  };

  test('yields to the main thread when a scan is long, and finds everything all the same', async () => {
    advanceClock(20);
    const islands = start();
    const done = islands.scanPage();
    expect(islands.registry.all()).toHaveLength(1);
    await vi.runAllTimersAsync();
    await done;
    expect(islands.registry.all()).toHaveLength(names.length);
    islands.stop();
  });

  test('needs one task if it is quick', async () => {
    advanceClock(0);
    const islands = start();
    const done = islands.scanPage();
    expect(islands.registry.all()).toHaveLength(names.length);
    expect(vi.getTimerCount()).toBe(0);
    await done;
    islands.stop();
  });

  test('ends with the islands, also between two looks', async () => {
    advanceClock(20);
    const islands = start();
    const done = islands.scanPage();
    islands.stop();
    await vi.runAllTimersAsync();
    await done;
    expect(islands.registry.all()).toEqual([]);
  });

  test('finds elements inserted between two scans once', async () => {
    advanceClock(20);
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

describe('unmounting part of the page', () => {
  let islands: ReturnType<typeof start>;
  const observed = () => new Promise((resolve) => setTimeout(resolve));
  const find = (selector: string) => document.querySelector(selector) as Element;
  beforeEach(() => {
    document.body.innerHTML =
      '<main><div class="tabs"><p class="toggle"></p></div></main><aside></aside>';
    islands = start();
  });
  afterEach(() => {
    islands.stop();
    document.body.innerHTML = '';
  });
  const at = (selector: string) => islands.registry.at(find(selector)).length;

  test('does not restart mounts on content that they restore at their end', async () => {
    islands.scan(document.body);
    const [entry] = islands.registry.at(find('.tabs'));
    const kept = find('.toggle');
    kept.remove();
    await observed();
    Object.assign(entry ?? {}, { undo: () => find('.tabs').append(kept) });
    islands.unmount(find('main'));
    await observed();
    expect(find('main').contains(kept)).toBe(true);
    expect(at('.toggle')).toBe(0);
    expect(at('.tabs')).toBe(0);
  });

  test('finds what others have just added elsewhere, and ends what has just left', async () => {
    islands.scan(document.body);
    const left = find('.toggle');
    left.remove();
    find('aside').innerHTML = '<p class="counter"></p>';
    islands.unmount(find('main'));
    await observed();
    expect(at('.counter')).toBe(1);
    expect(islands.registry.at(left)).toEqual([]);
  });

  test('ends what others have just added there, for good', async () => {
    islands.scan(document.body);
    find('main').insertAdjacentHTML('beforeend', '<p class="slider"></p>');
    islands.unmount(find('main'));
    await observed();
    expect(at('.slider')).toBe(0);
  });
});
