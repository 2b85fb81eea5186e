import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settle } from '../../shop/shop-page';
import { waitFor } from '../../support/wait-for';
import {
  buildFolder,
  codeAfterFailures,
  resetEvaluations,
  evaluationCount,
} from '../loader/build-folder';
import { inert, runScripts } from './old-scripts';

/** The arguments that the chunk for original scripts has received. */
const page = globalThis as { receivedOrders?: unknown[] };
const code = `export const restore = async (win, order) => void globalThis.receivedOrders.push(order);`;

let scripts: ReturnType<typeof runScripts>;
/**
 * The listeners of the safety net, in its own window, because a copy of Skerry claims a window
 * permanently.
 */
let listeners: Map<string, (event: Event) => void>;
let win: object;

beforeEach(() => {
  page.receivedOrders = [];
  listeners = new Map();
  scripts = runScripts();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  scripts.stop();
  delete page.receivedOrders;
  resetEvaluations();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** Prints the safety net’s tag, followed by the rest of the page. */
const open = async (
  html: string,
  {
    failures = 0,
    folder = buildFolder(codeAfterFailures(failures, code)),
    more = '',
    hasReports = false,
    globals = {},
  } = {},
) => {
  document.head.innerHTML = `<script type="text/plain" src="${folder}safety-net.js" data-originals="${folder}originals.js"></script>${more}`;
  document.body.innerHTML = html;
  const listen = (type: string, listener: (event: Event) => void) =>
    void listeners.set(type, listener);
  win = { document, location: window.location, navigator, addEventListener: listen, ...globals };
  vi.stubGlobal('window', win);
  vi.stubGlobal('SKERRY_REPORTS', hasReports);
  vi.spyOn(document, 'addEventListener').mockImplementation(listen as never);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(
    document.querySelector<HTMLScriptElement>('script'),
  );
  await import('../../../src/safety-net');
};
const dispatch = (type: 'DOMContentLoaded' | 'load') => listeners.get(type)?.(new Event(type));
const claim = Symbol.for('skerry');

describe('a page whose loader failed to load', () => {
  test('has its old scripts back once it is parsed, and a loader that loads later does nothing', async () => {
    await open(inert('cart'));
    expect(Object.hasOwn(win, claim)).toBe(false);
    dispatch('DOMContentLoaded');
    expect(Reflect.get(win, claim)).toBe(true);
    await waitFor(() => expect(page.receivedOrders).toEqual([{ reason: 'missing' }]));
    dispatch('load');
    await settle();
    expect(page.receivedOrders).toHaveLength(1);
  });

  test('has nothing fetched if it has no old script', async () => {
    await open('<p></p>');
    dispatch('DOMContentLoaded');
    dispatch('load');
    await settle();
    expect(evaluationCount()).toBe(0);
    expect(Object.hasOwn(win, claim)).toBe(false);
  });

  test('waits with it until everything is there where the loader is asynchronous', async () => {
    await open(inert('cart'), {
      more: '<script type="text/plain" async src="/skerry.js"></script>',
    });
    dispatch('DOMContentLoaded');
    await settle();
    expect(page.receivedOrders).toEqual([]);
    dispatch('load');
    await waitFor(() => expect(page.receivedOrders).toEqual([{ reason: 'missing' }]));
  });
});

test('a page whose loader came keeps its old scripts asleep', async () => {
  await open(inert('cart'), { globals: { [claim]: true }, hasReports: true });
  dispatch('DOMContentLoaded');
  dispatch('load');
  await settle();
  expect(evaluationCount()).toBe(0);
});

describe('if the file for old scripts fails to load either', () => {
  const open404 = (html: string, globals = {}) => open(html, { failures: 9, globals });
  const ran = (...ids: readonly string[]) =>
    waitFor(() => expect(scripts.ran).toEqual(ids.map((id) => `${id}-js`)));

  test('they run one after the other, each when that before it has ended', async () => {
    await open404(inert('one') + inert('two') + inert('three', { src: '' }) + inert('four'));
    dispatch('DOMContentLoaded');
    await ran('one');
    await settle();
    expect(scripts.ran).toHaveLength(1);
    scripts.settle('one-js', 'load');
    await ran('one', 'two');
    scripts.settle('two-js', 'error');
    await ran('one', 'two', 'three', 'four');
  });

  test('those that wait for consent stay asleep', async () => {
    await open404(
      inert('one', { src: '', more: 'data-cookieyes="cookieyes-ads"' }) + inert('two', { src: '' }),
      { _ckyConfig: {} },
    );
    dispatch('DOMContentLoaded');
    await ran('two');
  });
});

describe('a loader that failed to load is reported to the site', () => {
  const sendBeacon = vi.fn(() => true);
  beforeEach(() => {
    sendBeacon.mockClear();
    Object.assign(navigator, { sendBeacon });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'sendBeacon'));
  const withReports = {
    folder: 'https://site.example/skerry/',
    more: '<script type="text/plain" data-faults="/faults/"></script>',
  };

  test('once, where the site wants to know, also without an old script', async () => {
    await open('', { ...withReports, hasReports: true });
    dispatch('DOMContentLoaded');
    dispatch('load');
    await waitFor(() => expect(sendBeacon).toHaveBeenCalled());
    await settle();
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });

  test('by no other copy of the file', async () => {
    await open('', withReports);
    dispatch('DOMContentLoaded');
    await vi.dynamicImportSettled();
    await settle();
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
