import { describe, expect, test } from 'vitest';
import { createLatest, createLifetime } from '../../src/runtime/lifetime';

describe('work that lasts as long as a dialog is open', () => {
  test('ends with it', () => {
    const { signal, end } = createLifetime();
    expect(signal.aborted).toBe(false);
    end();
    end();
    expect(signal.aborted).toBe(true);
  });

  test('ends with the island around it, which continues if only the dialog ends', () => {
    const island = new AbortController();
    const first = createLifetime(island.signal);
    const second = createLifetime(island.signal);
    first.end();
    expect([first.signal.aborted, second.signal.aborted, island.signal.aborted]).toEqual([
      true,
      false,
      false,
    ]);
    island.abort();
    expect(second.signal.aborted).toBe(true);
  });

  test('does not begin in an island that has ended', () => {
    expect(createLifetime(AbortSignal.abort()).signal.aborted).toBe(true);
  });
});

describe('work of which only the latest counts', () => {
  test('ends as the next one starts', () => {
    const latest = createLatest();
    const first = latest.start();
    expect(first.aborted).toBe(false);
    const second = latest.start();
    expect([first.aborted, second.aborted]).toEqual([true, false]);
    latest.end();
    expect(second.aborted).toBe(true);
    expect(latest.start().aborted).toBe(false);
  });

  test('ends with the island around it, and none starts after that', () => {
    const island = new AbortController();
    const latest = createLatest(island.signal);
    const signal = latest.start();
    island.abort();
    expect(signal.aborted).toBe(true);
    expect(latest.start().aborted).toBe(true);
  });
});
