import type { Page, Request } from '@playwright/test';
import { button } from './cart-list';
import { ALL, consentPage } from './consent-page';
import { expect, settle, test } from './support/test';

/**
 * Only in Firefox, because Chromium's headless shell has no such cache. The driver considers the
 * restored page to be loading still, and locators wait for that: after `goBack` pages are read and
 * pressed by scripts in the page.
 */

const elsewhere = '/blank/?bar=off';

/** Requests in progress. */
const pending = new WeakMap<Page, Set<Request>>();

/** Leaves a page without pending requests: a page with one is not cached. */
const leaveTo = async (page: Page, address: string) => {
  await expect.poll(() => [...(pending.get(page) ?? [])].map((each) => each.url())).toEqual([]);
  await page.evaluate((href) => location.assign(href), address);
  await page.waitForURL((url) => url.href.endsWith(address));
};

/** Opens a page that the browser may cache. */
const openKept = async (page: Page, path: string) => {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'isRestored', persisted));
  });
  await page.goto(`${path}?back=kept&bar=off`);
  await settle(page);
};

/** Goes back as the Back button does; the page must be the very one that was left. */
const goBack = async (page: Page) => {
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect.poll(() => page.evaluate('isRestored').catch(() => null)).toBe(true);
};

test.afterEach(({ faults }) => expect(faults).toEqual([]));

/** Reads the classes of the first element that matches. */
const classesOf = (page: Page, selector: string) => () =>
  page.evaluate((wanted) => document.querySelector(wanted)?.className ?? '', selector);

test('Back after a product was added elsewhere: the mini carts show the cart as it is now', async ({
  page,
}) => {
  await openKept(page, '/shop/');
  const product = await button(page).getAttribute('data-product_id');
  const items = () =>
    page.evaluate(() => document.querySelectorAll('.widget_shopping_cart li a.remove').length);
  expect(await items()).toBe(0);
  await leaveTo(page, `${elsewhere}&add-to-cart=${product}`);
  await goBack(page);
  await expect.poll(items).toBe(2);
});

test('Back after a choice on a later page: no banner, and what was held runs', async ({ page }) => {
  const consent = consentPage(page);
  await openKept(page, '/consent/');
  await expect(consent.container).toBeVisible();
  await leaveTo(page, '/consent/?bar=off');
  await consent.tag('accept-button').click();
  await expect.poll(consent.record).toBe(`consent:yes,action:yes,${ALL}`);
  await goBack(page);
  await expect.poll(consent.ran).toEqual(['stats', 'ads', 'chat', 'inline']);
  await expect.poll(classesOf(page, '.cky-consent-container')).toMatch(/\bcky-hide\b/);
});

test('Back to a page that was left with its full-screen menu open: the menu is shut', async ({
  page,
}) => {
  await openKept(page, '/headers/fullscreen/');
  const menu = classesOf(page, '.et_slide_in_menu_container');
  await page.locator('.et_toggle_fullscreen_menu:visible').first().click();
  await expect.poll(menu).toMatch(/et_pb_fullscreen_menu_opened/);
  await leaveTo(page, elsewhere);
  await goBack(page);
  await expect.poll(menu).not.toMatch(/et_pb_fullscreen_menu_opened/);
  expect(await classesOf(page, 'body')()).not.toMatch(/et_pb_fullscreen_menu_active/);
});

test('Back to tabs: the open one is open still, and a press opens another', async ({ page }) => {
  await openKept(page, '/tabs/');
  const tabs = page.locator('.et_pb_tabs').first();
  const open = () =>
    page.evaluate(() => {
      const all = [
        ...(document.querySelector('.et_pb_tabs')?.querySelectorAll('[role=tab]') ?? []),
      ];
      return all.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
    });
  await tabs.getByRole('tab').nth(1).click();
  await expect.poll(open).toBe(1);
  await leaveTo(page, elsewhere);
  await goBack(page);
  expect(await open()).toBe(1);
  // Presses repeatedly, because presses are ignored while panels fade.
  const press = () =>
    page.evaluate(() => {
      document.querySelectorAll<HTMLElement>('.et_pb_tabs [role=tab]')[2]?.click();
    });
  await expect.poll(() => press().then(open)).toBe(2);
});
