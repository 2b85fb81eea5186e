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
  const received: unknown[] = [];
  const receive = ({ detail }: CustomEvent<Skerry>) => void received.push(detail, win.skerry);
  document.addEventListener('skerry:ready', receive);
  const skerry = await boot({
    window: win,
    options: { ...readOptions(null), families: new Set() },
    consent: null,
  });
  document.removeEventListener('skerry:ready', receive);
  expect(received).toEqual([skerry, skerry]);
  expect(skerry.islands()).toEqual([]);
});
