import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { launch } from '../../../src/runtime/loader/launch';
import { openGate } from '../../../src/runtime/open-gate';
import { settle } from '../../shop/shop-page';
import { waitFor } from '../../support/wait-for';
import { buildFolder } from './build-folder';

/** The arguments that the chunk for reports has received: the error and the address for reports. */
const page = globalThis as { reported?: unknown[] };
const code = `export const reportStart = (error, { faults }) =>
  void globalThis.reported.push(error.message, faults);`;

beforeEach(() => {
  page.reported = [];
  for (const name of ['error', 'info'] as const)
    vi.spyOn(console, name).mockImplementation(() => {});
});
afterEach(() => {
  delete page.reported;
  document.head.innerHTML = '';
});

const open = (attributes: string, loadRuntime: () => Promise<never>) => {
  document.head.innerHTML = `<script type="text/plain" data-skerry src="${buildFolder(code)}skerry.js" ${attributes}></script>`;
  const win = { document, location: { search: '' }, addEventListener: () => {} };
  launch(win as unknown as Window & typeof globalThis, {
    startGuard: () => () => openGate,
    loadRuntime,
    loadOriginals: () => Promise.reject(new Error('none')),
    layouts: [],
  });
  return win;
};
const failToLoad = () => Promise.reject(new Error('404'));

test('a runtime that does not start is reported to a site that enables reports', async () => {
  open('data-faults="/faults/"', failToLoad);
  await waitFor(() => expect(page.reported).toEqual(['404', '/faults/']));
});

test('a runtime that does not start is reported nowhere else', async () => {
  open('', failToLoad);
  await vi.dynamicImportSettled();
  await settle();
  expect(page.reported).toEqual([]);
});

test('a page is claimed by the mark that the safety net and other copies check', () => {
  const win = open('', failToLoad);
  expect(Reflect.get(win, Symbol.for('skerry'))).toBe(true);
});
