import { afterEach, expect, test } from 'vitest';
import { boot } from '../../src/main';
import { readOptions } from '../../src/runtime/loader/read-options';
import type { Skerry } from '../../src/runtime/skerry';

const win = window as unknown as Window & typeof globalThis & { skerry?: Skerry };
afterEach(() => {
  win.skerry?.stop();
  Reflect.deleteProperty(win, 'skerry');
});

test('scripts that wait for Skerry find it on the window and in its event', async () => {
  const told: unknown[] = [];
  const tell = ({ detail }: CustomEvent<Skerry>) => void told.push(detail, win.skerry);
  document.addEventListener('skerry:ready', tell);
  const skerry = await boot({
    window: win,
    options: { ...readOptions(null), families: new Set() },
    consent: null,
  });
  document.removeEventListener('skerry:ready', tell);
  expect(told).toEqual([skerry, skerry]);
  expect(skerry.islands()).toEqual([]);
});
