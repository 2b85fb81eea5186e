import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageSource } from '../../../src/runtime/read-facts';
import type { Order } from '../../../src/runtime/originals/order';
import { waitFor } from '../../support/wait-for';
import { buildFolder, codeAfterFailures, resetEvaluations, evaluationCount } from './build-folder';

/** The arguments that the build’s files have received. */
const page = globalThis as { booted?: PageSource; receivedOrder?: Order };
const code = `export const boot = async (source) => void (globalThis.booted = source);
  export const restore = async (win, order) => void (globalThis.receivedOrder = order);`;

let links: HTMLLinkElement[];
const { append } = document.head;
beforeEach(() => {
  links = [];
  document.head.append = (...nodes) => void links.push(...(nodes as HTMLLinkElement[]));
  for (const name of ['error', 'warn', 'info'] as const)
    vi.spyOn(console, name).mockImplementation(() => {});
  vi.stubGlobal('SKERRY_RUNTIME', 'chunks/runtime-A1.js');
});
afterEach(() => {
  document.head.append = append;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  delete page.booted;
  delete page.receivedOrder;
  resetEvaluations();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const entries = {
  'skerry.js': () => import('../../../src/skerry'),
  'skerry.core.js': () => import('../../../src/skerry.core'),
} as const;
const names = Object.keys(entries) as (keyof typeof entries)[];

/** Runs the file of a script tag in its own window, because a copy of Skerry claims a window permanently. */
const run = async (
  name: keyof typeof entries,
  { only = 'shop', search = '', failures = 0, globals = {} } = {},
) => {
  const base = buildFolder(codeAfterFailures(failures, code));
  document.head.innerHTML = `<script type="text/plain" data-only="${only}" nonce="n0nce" src="${base}${name}"></script>`;
  const { location } = window;
  vi.stubGlobal('window', {
    document,
    location: { search, href: location.href },
    addEventListener: () => {},
    ...globals,
  });
  await entries[name]();
  return base;
};
const original = '<script type="text/skerry-original" data-skerry-original="shop"></script>';

describe.each(names)('the script tag with %s', (name) => {
  test('fetches the runtime with the nonce of the page, and starts it', async () => {
    const base = await run(name);
    await waitFor(() => expect(page.booted).toBeDefined());
    expect(links).toMatchObject([{ href: `${base}chunks/runtime-A1.js`, nonce: 'n0nce' }]);
    expect(page.booted?.folder).toBe(`${base}chunks/`);
    expect([...(page.booted?.options.families ?? [])]).toEqual(['shop']);
  });

  test('fetches beside it what the page needs in any case', async () => {
    document.body.innerHTML = '<div class="woocommerce"></div><div class="et_pb_section"></div>';
    const base = await run(name);
    await waitFor(() => expect(page.booted).toBeDefined());
    expect(links).toMatchObject([
      { href: `${base}chunks/shop-A1.js`, nonce: 'n0nce' },
      { href: `${base}chunks/runtime-A1.js` },
    ]);
  });

  test('opens what is closed to visitors without scripts before anything is fetched', async () => {
    document.body.className = 'woocommerce-no-js';
    await run(name);
    expect(document.body.className).toBe('woocommerce-js');
    expect(page.booted).toBeUndefined();
    document.body.removeAttribute('class');
    await waitFor(() => expect(page.booted).toBeDefined());
  });

  test('has the old scripts back where Skerry is switched off', async () => {
    document.body.innerHTML = original;
    await run(name, { search: '?skerry=off' });
    await waitFor(() => expect(page.receivedOrder).toEqual({ reason: 'off' }));
    expect(evaluationCount()).toBe(1);
    expect(page.booted).toBeUndefined();
  });

  test('requests the file with them once more if it fails', async () => {
    document.body.innerHTML = original;
    await run(name, { search: '?skerry=off', failures: 1 });
    await waitFor(() => expect(page.receivedOrder).toEqual({ reason: 'off' }));
    expect(evaluationCount()).toBe(2);
  });
});

test('the file without code for the banner grants nothing on a page that has one', async () => {
  await run('skerry.core.js', { only: 'consent', globals: { _ckyConfig: {} } });
  await waitFor(() => expect(page.booted).toBeDefined());
  expect(page.booted?.consent?.state().status).toBe('undecided');
});

test('the file without code for the banner gates nothing where the page has none', async () => {
  await run('skerry.core.js', { only: 'consent' });
  await waitFor(() => expect(page.booted).toBeDefined());
  expect(page.booted?.consent).toBeNull();
});
