import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createChunkLoader } from '../../../src/runtime/wake/load-chunk';
import {
  buildFolder,
  codeAfterFailures,
  resetEvaluations,
  evaluationCount,
} from '../loader/build-folder';

const folder = 'https://site.example/skerry/chunks/';

/** A chunk as the build writes it, with its address only in the source text. The first request fails. */
const failing = (address: string) =>
  Object.assign(
    vi.fn(() => Promise.reject<{ name: string }>(new Error('no answer'))),
    {
      toString: () => `() => import("${address}")`,
    },
  );
/** An address whose code loads after that number of failed requests. */
const found = (failures = 0) =>
  `${buildFolder(codeAfterFailures(failures, 'export const name = "tabs";'))}tabs-A1.js`;

afterEach(resetEvaluations);

describe('a chunk that fails', () => {
  test('is requested once more at another address', async () => {
    const chunk = failing(found());
    const { load } = createChunkLoader(folder);
    expect((await load(chunk)).name).toBe('tabs');
    expect(chunk).toHaveBeenCalledTimes(1);
    expect(evaluationCount()).toBe(1);
  });

  test('is kept once it is there', async () => {
    const chunk = failing(found());
    const { load } = createChunkLoader(folder);
    const [one, other] = await Promise.all([load(chunk), load(chunk)]);
    expect(await load(chunk)).toBe(one);
    expect(other).toBe(one);
    expect(chunk).toHaveBeenCalledTimes(1);
  });

  test('twice is given up, and requested at a new address by the next attempt', async () => {
    const chunk = failing(found(1));
    const { load } = createChunkLoader(folder);
    await expect(load(chunk)).rejects.toThrow('no answer');
    expect(evaluationCount()).toBe(1);
    expect((await load(chunk)).name).toBe('tabs');
    expect(evaluationCount()).toBe(2);
  });

  test('is given up at once if everything is in one file', async () => {
    const { load } = createChunkLoader(undefined);
    await expect(load(failing(found()))).rejects.toThrow('no answer');
    expect(evaluationCount()).toBe(0);
  });

  test('is given up at once where its text names no address', async () => {
    const { load } = createChunkLoader(folder);
    await expect(load(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  });
});

describe('a connection without a response', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('counts as failed after fifteen seconds', async () => {
    const ended = vi.fn();
    const { load } = createChunkLoader(undefined);
    load(() => new Promise<object>(() => {})).catch(ended);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
  });

  test('is not waited for any more once the chunk is there', async () => {
    const { load } = createChunkLoader(folder);
    await load(async () => ({}));
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('what mounts islands is loaded once', async () => {
  const { loadUi } = createChunkLoader(folder);
  const [one, other] = await Promise.all([loadUi(), loadUi()]);
  expect(one).toBe(other);
  expect(typeof one.mountIsland).toBe('function');
});
