import type { Page } from '@playwright/test';
import { button, ready } from './cart-list';
import { holdBack } from './support/hold-back';
import { expectSeen } from './support/seen';
import { expect, test, withoutImports } from './support/test';

/** The requests that the stand-in server has received, except those for pages. */
const calls = async (page: Page): Promise<readonly string[]> => {
  const list = (await (await page.request.get('/qa/requests')).json()) as { call: string }[];
  return list.map(({ call }) => call);
};
const fault = (page: Page, kind: string, call = '') =>
  page.request.post('/qa/fault', { data: { kind, call } });
const lines = (page: Page) => page.locator('.widget_shopping_cart').first().locator('li');
const region = (page: Page) => page.locator('.widget_shopping_cart_live_region');

test.beforeEach(async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  Object.assign(page, { errors });
  await page.goto('/shop/');
});
test.afterEach(({ page }) => {
  expect((page as Page & { errors: string[] }).errors).toEqual([]);
});

test('a first visit without a cart sends no request', async ({ page }) => {
  await ready(page);
  await page.waitForLoadState('load');
  expect(await calls(page)).toEqual([]);
});

test('a click adds: loading, added, a link to the cart, the mini carts, the announcement [S4.10a, S4.10b, S4.10c] [S7.02] [S2.11a, S2.11b, S7.04c] [S7.05c, S7.05d]', async ({
  page,
}) => {
  await ready(page);
  await fault(page, 'slow', 'add_to_cart');
  await button(page).click();
  await expect(button(page)).toHaveClass(/\bloading\b/);
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await expect(button(page)).toHaveClass(/\badded\b/);
  await expect(button(page)).not.toHaveClass(/\bloading\b/);
  await expect(page.locator('.added_to_cart')).toHaveText('View cart');
  for (const widget of await page.locator('.widget_shopping_cart').all()) {
    await expect(widget.locator('li')).toHaveCount(1);
  }
  await expect(region(page)).toHaveText(/has been added to your cart/);
  expect(await calls(page)).toEqual(['add_to_cart']);
});

test('a click before the code is loaded is kept and adds without a page load [S4.10b]', async ({
  page,
}) => {
  const release = await holdBack(page, '**/chunks/shop-*');
  await page.goto('/shop/', withoutImports());
  await page.waitForFunction(() => window.skerry);
  await button(page).click();
  release();
  await expect(button(page)).toHaveClass(/\badded\b/);
  expect(new URL(page.url()).search).toBe('');
});

test('a click while the chunk of the buttons is loading is deferred and adds once [S4.10b]', async ({
  page,
}) => {
  const release = await holdBack(page, '**/chunks/cart-buttons-*');
  await page.goto('/shop/');
  await ready(page);
  await button(page).click();
  await button(page).click();
  release();
  await expect(button(page)).toHaveClass(/\badded\b/);
  expect(await calls(page)).toEqual(['add_to_cart']);
  expect(new URL(page.url()).search).toBe('');
});

test('without the code of the buttons the link is followed, and the server adds once', async ({
  page,
}) => {
  await page.route('**/chunks/cart-buttons-*', (route) => route.abort());
  await page.goto('/shop/');
  await ready(page);
  await button(page).click();
  await expect(lines(page).locator('.quantity')).toHaveText(/^\s*1 ×/);
  expect(await calls(page)).not.toContain('add_to_cart');
});

test('the next page shows the cart from its cache without a call [S3.04b]', async ({ page }) => {
  await ready(page);
  await button(page).click();
  await expect(lines(page)).toHaveCount(1);
  await page.goto('/shop/?orderby=price');
  await expect(lines(page)).toHaveCount(1);
  expect(await calls(page)).toEqual(['add_to_cart']);
});

test('a new tab of a visitor with a cart sends one request [S7.10] [S7.11]', async ({
  page,
  context,
}) => {
  await ready(page);
  await button(page).click();
  await expect(lines(page)).toHaveCount(1);
  const tab = await context.newPage();
  await tab.goto('/shop/');
  await expect(lines(tab)).toHaveCount(1);
  expect(await calls(page)).toEqual(['add_to_cart', 'get_refreshed_fragments']);
});

test('another open tab follows', async ({ page, context }) => {
  const tab = await context.newPage();
  await tab.goto('/shop/');
  await ready(tab);
  await ready(page);
  await button(page).click();
  await expect(lines(tab)).toHaveCount(1);
});

test('an error with a product address leads to the product [S8.01]', async ({ page }) => {
  await ready(page);
  await page.route('**/?wc-ajax=add_to_cart', (route) =>
    route.fulfill({ json: { error: true, product_url: '/blank/' } }),
  );
  await button(page).click();
  await page.waitForURL('**/blank/');
});

test('when the server fails nothing is sent a second time, and the visitor sees that it failed', async ({
  page,
}) => {
  await ready(page);
  await fault(page, '500', 'add_to_cart');
  await button(page).click();
  await expectSeen(page.getByRole('alert').getByText('did not work'));
  expect((await calls(page)).filter((call) => call === 'add_to_cart')).toHaveLength(1);
  await expect(page).toHaveURL(/\/shop\/$/);
  await button(page).click();
  await expect(button(page)).toHaveClass(/\badded\b/);
  await expect(page.getByText('did not work')).toHaveCount(0);
});

test('offline the button shows it and works again afterwards', async ({ page, context }) => {
  await ready(page);
  await context.setOffline(true);
  await button(page).click();
  await expectSeen(page.getByRole('alert').getByText('did not work'));
  await expect(button(page)).not.toHaveClass(/\bloading\b/);
  await context.setOffline(false);
  await button(page).click();
  await expect(button(page)).toHaveClass(/\badded\b/);
});

test('a failed refresh is quiet and fires the error event [S8.03a]', async ({ page }) => {
  await ready(page);
  await button(page).click();
  await expect(lines(page)).toHaveCount(1);
  await page.evaluate(() => {
    sessionStorage.clear();
    document.addEventListener(
      'skerry:wc_fragments_ajax_error',
      () => document.documentElement.setAttribute('data-heard', ''),
      { once: true },
    );
  });
  await fault(page, '403', 'get_refreshed_fragments');
  await page.evaluate(() =>
    document.body.dispatchEvent(new CustomEvent('skerry:wc_fragment_refresh', { detail: [] })),
  );
  await expect(page.locator('html')).toHaveAttribute('data-heard', '');
  await expect(lines(page)).toHaveCount(1);
});

test('a line is removed by keyboard and the focus moves to the next line [S7.06] [S7.08a]', async ({
  page,
}) => {
  await ready(page);
  for (const index of [0, 1, 2]) {
    await page.locator('.ajax_add_to_cart').nth(index).click();
    await expect(page.locator('.ajax_add_to_cart').nth(index)).toHaveClass(/\badded\b/);
  }
  await expect(lines(page)).toHaveCount(3);
  const names = await lines(page)
    .locator('.remove')
    .evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')));
  await lines(page).nth(1).locator('.remove').focus();
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(2);
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', names[2] ?? '');
  await expect(region(page)).toHaveText(/has been removed from your cart/);
});

test('when removing fails the browser follows the link [S7.09a] [S8.02]', async ({ page }) => {
  await ready(page);
  await button(page).click();
  await expect(lines(page)).toHaveCount(1);
  await fault(page, 'garbage', 'remove_from_cart');
  const followed = page.waitForRequest(/remove_item=/);
  await lines(page).first().locator('.remove').click();
  await followed;
});
