import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Options } from '../../src/runtime/loader/read-options';
import { readOptions } from '../../src/runtime/loader/read-options';
import { settle } from '../shop/shop-page';
import { waitFor } from '../support/wait-for';
import { controllerDefinition, withPages } from './live-page';
import {
  buildFolder,
  codeAfterFailures,
  resetEvaluations,
  evaluationCount,
} from './loader/build-folder';

const { open } = withPages();

/** The arguments that the chunk for reports has received: source, family and the address for reports. */
const page = globalThis as { reported?: unknown[][] };
const code = `export const reportFault = (fault, family, { faults }) =>
  void globalThis.reported.push([fault?.source, family, faults]);`;

beforeEach(() => {
  page.reported = [];
  vi.stubGlobal('SKERRY_VERSION', '1.2.3');
});
afterEach(() => {
  delete page.reported;
  resetEvaluations();
  vi.unstubAllGlobals();
});

const openWith = (options: Partial<Options> = {}, failures = 0) =>
  open('', [controllerDefinition('cart', { family: 'shop' })], {
    options: {
      ...readOptions(null),
      base: buildFolder(codeAfterFailures(failures, code)),
      faults: '/faults/',
      ...options,
    },
  });
const fail = (source?: string) =>
  document.dispatchEvent(
    new CustomEvent('skerry:error', { cancelable: true, detail: source ? { source } : null }),
  );

describe('a fault on a page whose owner wants to know of faults', () => {
  test('is reported with the family of its source, and the file for it is fetched once', async () => {
    await openWith();
    await settle();
    expect(evaluationCount()).toBe(0);
    fail('cart');
    fail('divi5');
    fail('of nobody');
    fail();
    await waitFor(() => expect(page.reported).toHaveLength(4));
    expect(page.reported).toEqual([
      ['cart', 'shop', '/faults/'],
      ['divi5', 'modules', '/faults/'],
      ['of nobody', '', '/faults/'],
      [undefined, '', '/faults/'],
    ]);
    expect(evaluationCount()).toBe(1);
  });

  test('is no second fault if the file for it fails to load', async () => {
    const { skerry } = await openWith({}, 1);
    fail('cart');
    await vi.dynamicImportSettled();
    await settle();
    expect(evaluationCount()).toBe(1);
    expect(page.reported).toEqual([]);
    expect(skerry.faults()).toEqual([]);
  });

  test('is not reported once Skerry has ended', async () => {
    const { skerry } = await openWith();
    skerry.stop();
    fail('cart');
    await vi.dynamicImportSettled();
    expect(evaluationCount()).toBe(0);
  });
});

test.each<[where: string, options: Partial<Options>]>([
  ['if reports are disabled', { faults: '' }],
  ['in a preview', { isPreview: true }],
])('a fault is not reported %s', async (_, options) => {
  await openWith(options);
  fail('cart');
  await vi.dynamicImportSettled();
  await settle();
  expect(evaluationCount()).toBe(0);
});

describe('the inspector', () => {
  const inspector = () => document.querySelector('skerry-inspector');
  afterEach(() => {
    history.replaceState(null, '', '/');
  });

  test('opens if the address requests it, and ends with Skerry', async () => {
    history.replaceState(null, '', '/?skerry=inspect');
    const { skerry } = await open('', [controllerDefinition('cart')]);
    await waitFor(() => expect(inspector()?.shadowRoot?.textContent).toContain('cart'));
    skerry.stop();
    expect(inspector()).toBeNull();
  });

  test('does not open if Skerry has ended before its chunk is loaded', async () => {
    history.replaceState(null, '', '/?skerry=inspect');
    const { skerry } = await open('', []);
    skerry.stop();
    await vi.dynamicImportSettled();
    await settle();
    expect(inspector()).toBeNull();
  });

  test('does not open elsewhere', async () => {
    await open('', []);
    await vi.dynamicImportSettled();
    expect(inspector()).toBeNull();
  });
});
