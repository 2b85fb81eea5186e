import type { Page } from '@playwright/test';
import { accessFindings, type Finding } from './support/access-findings';
import { capturedPages, closeToOutside, hasCapturedPages, serveCaptured } from './support/captured';
import { expect, settle, test } from './support/test';

if (!hasCapturedPages) console.log('Recorded pages are not here; their tests are left out.');

let server: Awaited<ReturnType<typeof serveCaptured>>;
test.beforeAll(async () => {
  server = await serveCaptured();
});
test.afterAll(() => server.close());

/** What Skerry neither mounts nor can put right from the page's own words, with the reason. */
const notOurs: readonly (readonly [rule: string, html: RegExp, reason: string])[] = [
  [
    'link-name',
    /scene-N\.jpg/,
    'a picture without alternative text, title or caption: the owner says what it shows',
  ],
  ['region', /woocommerce-store-notice/, "the shop's own banner"],
  [
    'region',
    /screen-reader-shortcut/,
    "LearnDash's skip link is the first stop by its tabindex; axe counts a link of the consent banner before it",
  ],
  [
    'landmark-main-is-top-level',
    /ld-layout__content/,
    "LearnDash's main stands in what is the content for the theme; both have words, neither is overruled",
  ],
  ['aria-allowed-role', /woocommerce-error/, "WooCommerce's message is announced by this role"],
  ['listitem', /^<li>\s*You cannot add/, 'the items of that message'],
];
/**
 * Of small targets those that Skerry creates: the theme's own are the owner's. Dots of sliders have arrows
 * beside them that do the same, and on phones 24 px each.
 */
const created = /skerry-|show-password-input|et-pb-arrow|mfp-/;
const isOurs = ({ rule, html }: Finding) =>
  rule === 'target-size'
    ? created.test(html)
    : !notOurs.some(([of, pattern]) => of === rule && pattern.test(html.replace(/\d+/g, 'N')));

/** Addresses that the recorded page prints are those of the site that serves it. */
const atHome = (page: Page) =>
  page.route(`${server.url}/pages*/**`, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll('https://site.example', server.url) });
  });

for (const name of capturedPages) {
  test(`the recorded page ${name} has no finding that its own words can put right`, async ({
    page,
    faults,
  }) => {
    await closeToOutside(page);
    await atHome(page);
    await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
    await settle(page);
    const found = await accessFindings(page);
    const ours = found.filter(isOurs).map(({ rule, target, html }) => `${rule}: ${target} ${html}`);
    expect(ours).toEqual([]);
    expect(faults).toEqual([]);
  });
}
