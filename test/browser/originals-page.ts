import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { capturedMarkup, closeToOutside } from './support/captured';
import { expect } from './support/test';

export const name = 'pages/shop/archive';
/** The version of WordPress, and the first version that supports Trusted Types. */
const jquery = readFileSync('node_modules/jquery3/dist/jquery.min.js', 'utf8');
const trustedJQuery = readFileSync('node_modules/jquery/dist/jquery.min.js', 'utf8');

/** The old scripts of that page whose data the server has printed: handle, family, address, dependencies. */
const originals = [
  [
    'wc-add-to-cart',
    'shop',
    'woocommerce/assets/js/frontend/add-to-cart.min.js',
    'jquery-core js-cookie',
  ],
  ['woocommerce', 'shop', 'woocommerce/assets/js/frontend/woocommerce.min.js', 'jquery-core'],
  ['divi-custom-script', 'modules abtest', 'Divi/js/scripts.min.js', 'jquery-core'],
  ['learndash-front', 'learndash', 'themes/ld30/assets/js/learndash.js', 'jquery-core'],
] as const;

export const inert = (handle: string, families: string, path: string, needs = '', more = '') =>
  `<script type="text/skerry-original" data-skerry-original="${families}" data-skerry-handle="${handle}" data-skerry-needs="${needs}" data-skerry-id="${handle}-js" src="/old/${path}"${more}></script>`;

/** The recorded page with inert old scripts in their places, after jQuery and a library in the head. */
export const markup = ({ head = '', end = '', more = '' } = {}) => {
  let text = capturedMarkup(name, { head })
    .replace(
      /<script[^>]*id="wc-add-to-cart-js-extra"/,
      (found) =>
        inert('jquery-core', '', 'jquery.min.js', '', more) +
        inert('js-cookie', '', 'js.cookie.min.js', '', more) +
        found,
    )
    .replace('</body>', `${end}</body>`);
  for (const [handle, families, path, needs] of originals) {
    text = text.replace(
      new RegExp(`<script[^>]*id="${handle}-js-extra"[^>]*>[^]*?</script>`),
      (found) => found + inert(handle, families, path, needs, more),
    );
  }
  return text;
};

/** Replaces an old script: records when it runs and which events it receives. */
const recorder = (path: string) => `{
  const it = ${JSON.stringify(path.replace(/^.*\//, ''))};
  const note = (what) => (window.notes ??= []).push(it + ' ' + what);
  note('runs ' + document.readyState + ' ' + document.currentScript.id + ' ' + (typeof jQuery));
  document.addEventListener('DOMContentLoaded', function (event) {
    note('DOMContentLoaded ' + event.type + ' ' + document.readyState + ' ' + (this === document) + ' ' + (event.target === document));
  });
  window.addEventListener('load', () => note('load ' + document.readyState));
  if (window.jQuery) { jQuery(() => note('ready')); jQuery(window).on('load', () => note('jQuery load')); }
}`;

export const watcher = `<script>
window.live = [];
document.addEventListener('DOMContentLoaded', () => live.push('DOMContentLoaded'));
window.addEventListener('load', () => live.push('load'));
window.fallbacks = [];
document.addEventListener('skerry:fallback', ({ detail }) => fallbacks.push(detail));
</script>`;

export const serve = async (
  page: Page,
  options: Parameters<typeof markup>[0] & { csp?: string; missing?: RegExp } = {},
) => {
  const requested: string[] = [];
  await closeToOutside(page);
  await page.route(/\/old\//, (route) => {
    const path = new URL(route.request().url()).pathname.replace('/old/', '');
    requested.push(path);
    if (options.missing?.test(path)) return route.fulfill({ status: 404, body: '' });
    const body =
      path === 'jquery.min.js'
        ? `${options.csp ? trustedJQuery : jquery};${recorder(path)}`
        : recorder(path);
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.route(/\/pages\/shop\/archive/, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: options.csp ? { 'content-security-policy': options.csp } : {},
      body: markup(options),
    }),
  );
  return requested;
};

export const tag = '<script id="skerry-js" src="/skerry/skerry.js"></script>';
export const net = '<script src="/skerry/safety-net.js"></script>';
export const readNotes = (page: Page) => page.evaluate<string[]>('window.notes ?? []');
/** How many old scripts have received `load` while `readyState` is `complete`. */
export const loaded = async (page: Page) =>
  (await readNotes(page)).filter((each) => each.endsWith(' load complete')).length;
/** Reported fallbacks: each with its reason and its families. */
export const fallbacks = (page: Page) =>
  page.evaluate<string[][]>('fallbacks.map(({ reason, families }) => [reason, ...families])');
export const all = [
  'jquery.min.js',
  'js.cookie.min.js',
  'add-to-cart.min.js',
  'woocommerce.min.js',
  'scripts.min.js',
  'learndash.js',
];
export const ran = async (page: Page) =>
  (await readNotes(page))
    .filter((each) => each.includes(' runs '))
    .map((each) => each.split(' ')[0]);

/**
 * All scripts have run in order and received their events once; earlier listeners have received
 * nothing twice.
 */
export const expectComplete = async (page: Page) => {
  await expect.poll(() => loaded(page)).toBe(all.length);
  await expect
    .poll(async () => (await readNotes(page)).filter((each) => each.endsWith('jQuery load')).length)
    .toBe(all.length);
  const notes = await readNotes(page);
  expect(notes.slice(0, all.length)).toEqual([
    'jquery.min.js runs loading jquery-core-js function',
    'js.cookie.min.js runs loading js-cookie-js function',
    'add-to-cart.min.js runs loading wc-add-to-cart-js function',
    'woocommerce.min.js runs loading woocommerce-js function',
    'scripts.min.js runs loading divi-custom-script-js function',
    'learndash.js runs loading learndash-front-js function',
  ]);
  for (const what of [
    'DOMContentLoaded DOMContentLoaded interactive true true',
    'load complete',
    'ready',
    'jQuery load',
  ]) {
    expect(
      notes.filter((each) => each.endsWith(` ${what}`)).map((each) => each.split(' ')[0]),
    ).toEqual(all);
  }
  expect(notes).toHaveLength(all.length * 5);
  expect(await page.evaluate('live')).toEqual(['DOMContentLoaded', 'load']);
  expect(await page.evaluate('document.readyState')).toBe('complete');
  expect(
    await page.evaluate(
      'Object.hasOwn(document, "readyState") || Object.hasOwn(document, "addEventListener")',
    ),
  ).toBe(false);
};
