import { describe, expect, test, vi } from 'vitest';
import { createChunkLoader } from '../../../src/runtime/wake/load-chunk';
import { createMountQueue } from '../../../src/runtime/wake/mount-queue';
import { createRegistry, isPending } from '../../../src/runtime/registry';
import { safeUrl } from '../../../src/runtime/safe-url';
import { createStorage } from '../../../src/runtime/storage';
import { islandOf } from '../island-of';

describe('the registry', () => {
  test('an element has a mount of a definition once', () => {
    const registry = createRegistry();
    const root = document.createElement('div');
    const tabs = islandOf('tabs');
    expect(registry.add(tabs, root).map(isPending)).toEqual([true]);
    expect(registry.add(tabs, root)).toEqual([]);
    expect(registry.add(islandOf('other'), root)).toHaveLength(1);
    expect(registry.all()).toHaveLength(2);
  });

  test('the ancestors of an element are found, also if a field hides its parent', () => {
    const registry = createRegistry();
    const outer = document.createElement('div');
    const inner = outer.appendChild(document.createElement('div'));
    const form = inner.appendChild(document.createElement('form'));
    const leaf = form.appendChild(document.createElement('input'));
    // A form field named `parentElement` shadows the property in browsers.
    Object.defineProperty(form, 'parentElement', { value: leaf });
    registry.add(islandOf('outer'), outer);
    registry.add(islandOf('inner'), inner);
    const names = registry.around(leaf).map((entry) => entry.definition.name);
    expect(names).toEqual(['outer', 'inner']);
  });

  test('a removed mount may return', () => {
    const registry = createRegistry();
    const root = document.createElement('div');
    const tabs = islandOf('tabs');
    for (const entry of registry.add(tabs, root)) registry.remove(entry);
    expect(registry.at(root)).toEqual([]);
    expect(registry.add(tabs, root)).toHaveLength(1);
  });
});

describe('mounting', () => {
  test('urgent jobs precede those that wait', async () => {
    const order: string[] = [];
    await new Promise<void>((resolve) => {
      const queue = createMountQueue(window as unknown as Window);
      queue.add(() => {
        order.push('first');
        queue.add(() => order.push('normal'), 'normal');
        queue.add(() => order.push('urgent'), 'urgent');
        queue.add(() => resolve(), 'normal');
      }, 'normal');
    });
    expect(order).toEqual(['first', 'urgent', 'normal']);
  });

  test('a long row of jobs gives the main thread back on the way', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const yields: number[] = [];
    const win = {
      scheduler: {
        yield: () => {
          yields.push(now);
          return Promise.resolve();
        },
      },
    } as unknown as Window;
    const queue = createMountQueue(win);
    await new Promise<void>((resolve) => {
      for (let job = 0; job < 20; job += 1) {
        queue.add(() => {
          now += 10;
          if (job === 19) resolve();
        }, 'normal');
      }
    });
    expect(yields.length).toBeGreaterThan(4);
    const slices = yields.map((at, index) => at - (yields[index - 1] ?? 0));
    expect(Math.max(...slices)).toBeLessThanOrEqual(50);
  });

  test.each([
    // One long pause may be chance, two are not: from then on a slice is a third of the pause.
    [600, [30, 30, 200, 200]],
    // Shorter pauses do not change the slices, so that no task of a page with a thousand modules is
    // a long task.
    [300, Array.from({ length: 20 }, () => 30)],
  ])('with pauses of %i ms the slices of a page are %j', async (pause, expected) => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const starts: number[] = [];
    const win = {
      scheduler: {
        yield: () => {
          now += pause;
          starts.push(now);
          return Promise.resolve();
        },
      },
    } as unknown as Window;
    const queue = createMountQueue(win);
    await new Promise<void>((resolve) => {
      for (let job = 0; job < 60; job += 1) {
        queue.add(() => {
          now += 10;
          if (job === 59) resolve();
        }, 'normal');
      }
    });
    const slices = starts.slice(1).map((at, index) => at - pause - (starts[index] ?? 0));
    expect(slices).toEqual(expected);
  });
});

test('a chunk that fails for good rejects with the error', async () => {
  const load = () => Promise.reject(new Error('gone'));
  await expect(createChunkLoader('').load(load)).rejects.toThrow('gone');
});

test.each([
  ['https://shop.example/cart/', 'https://shop.example/cart/'],
  ['/cart/?a=1#b', 'https://site.example/cart/?a=1#b'],
  ['//other.example/x', 'https://other.example/x'],
  ['mailto:hello@site.example', 'mailto:hello@site.example'],
  ['#top', 'https://site.example/page/#top'],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)', null],
  [' java\nscript:alert(1)', null],
  ['\u0001javascript:alert(1)', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['vbscript:msgbox(1)', null],
  ['blob:https://site.example/1', null],
  ['http://[', null],
  ['', null],
  [null, null],
  [{}, null],
])('the address %j is safe as %j', (value, expected) => {
  expect(safeUrl(value, 'https://site.example/page/')?.href ?? null).toBe(expected);
});

describe('storage', () => {
  test('keeps and forgets', () => {
    const storage = createStorage(window as unknown as Window, 'sessionStorage');
    expect(storage.set('a', '1')).toBe(true);
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  test('blocked storage reads as empty and throws nowhere', () => {
    const blocked = {
      get localStorage(): Storage {
        throw new DOMException('blocked', 'SecurityError');
      },
    } as unknown as Window;
    const storage = createStorage(blocked, 'localStorage');
    expect(storage.isUsable).toBe(false);
    expect(storage.set('a', '1')).toBe(false);
    expect(storage.get('a')).toBeNull();
    expect(() => storage.remove('a')).not.toThrow();
  });
});
