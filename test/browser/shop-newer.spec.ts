import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Differences of WooCommerce 10 and 11 that are visible in a browser. */
test.afterEach(({ faults }) => expect(faults).toEqual([]));

const bar = 'bar=off';
/** Changes a page to what another version of WooCommerce prints. */
const changePage = (page: Page, path: string, change: (html: string) => string) =>
  page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      // Submitted forms pass unchanged: Firefox's driver does not report their data.
      const isPage = route.request().resourceType() === 'document';
      if (!isPage || route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, body: change(await response.text()) });
    },
  );
const inCart = async (page: Page, open: (path: string, switches: string) => Promise<void>) => {
  await open('/shop/', bar);
  await page.locator('.ajax_add_to_cart').first().click();
  await expect(page.locator('.added_to_cart').first()).toBeVisible();
};

test('Space presses links that are buttons: adding, product images, removing a line (WooCommerce 10)', async ({
  page,
  open,
}) => {
  const trigger =
    '<a href="#trigger" role="button" class="woocommerce-product-gallery__trigger" aria-haspopup="dialog" aria-controls="photoswipe-fullscreen-dialog" aria-label="View full-screen image gallery">+</a>';
  await changePage(page, '/product/enamel-mug/', (html) =>
    html.replace(/<div class="woocommerce-product-gallery[^>]*>/, `$&${trigger}`),
  );
  await open('/product/enamel-mug/', bar);
  await page.locator('.woocommerce-product-gallery__trigger').focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/#trigger$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  await open('/shop/', bar);
  await page.locator('.ajax_add_to_cart').first().focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.added_to_cart').first()).toBeVisible();
  await open('/cart/', bar);
  await page.locator('.product-remove > a').first().focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.wc-empty-cart-message, .cart-empty').first()).toBeVisible();
});

test('a product with options whose add button is printed disabled can be added (WooCommerce 10.5)', async ({
  page,
  open,
}) => {
  const path = '/product/knitted-jumper/';
  await changePage(page, path, (html) =>
    html.replace(/<button(?=[^>]*single_add_to_cart_button)/, '$& disabled="disabled"'),
  );
  await open(path, bar);
  const add = page.locator('.single_add_to_cart_button');
  await expect(add).not.toHaveAttribute('disabled');
  await page.locator('#colour').selectOption('blue');
  await page.locator('#size').selectOption('large');
  await expect(add).toBeEnabled();
  await add.click();
  await expect(page.locator('.woocommerce-message')).toContainText('Knitted jumper');
});

test('arrow keys lead along the tabs of a product by their direction and orientation (WooCommerce 10)', async ({
  page,
  open,
}) => {
  const tab = (name: string) => page.locator(`.${name}_tab a`);
  await open('/product/enamel-mug/', bar);
  await tab('description').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('description')).not.toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('description')).toBeFocused();

  await open('/product/enamel-mug/', `${bar}&dir=rtl`);
  await tab('description').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('reviews')).toBeFocused();

  await changePage(page, '/product/enamel-mug/', (html) =>
    html.replace(/(class="tabs wc-tabs")/, '$1 aria-orientation="vertical"'),
  );
  await open('/product/enamel-mug/', bar);
  await tab('description').focus();
  await page.keyboard.press('ArrowUp');
  await expect(tab('reviews')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('reviews')).toBeFocused();
});

test('a cart page without the settings of the classic cart is left to its own scripts', async ({
  page,
  open,
}) => {
  await inCart(page, open);
  await changePage(page, '/cart/', (html) => html.replaceAll('wc_cart_params', 'other_params'));
  await open('/cart/', bar);
  const names = await page.evaluate(() => window.skerry?.islands().map(({ name }) => name));
  expect(names).not.toContain('cart-page');
  await expect(page.locator('[name="update_cart"]')).toBeEnabled();
});

/** The parts of WooCommerce's script and of a gateway's button that a checkout uses. */
const gateway = (isRendered: boolean) => `
  const form = () => document.querySelector('form.checkout');
  let box;
  const api = {
    __maybeHideDefaultButtonOnInit: () => form().classList.add('has-custom-place-order-button'),
    __cleanup: () => box?.remove(),
    __maybeShow(gateway, { submit }) {
      api.__cleanup();
      form().classList.toggle('has-custom-place-order-button', gateway === 'bacs');
      if (gateway !== 'bacs') return;
      box = document.createElement('div');
      box.className = 'wc-custom-place-order-button';
      document.querySelector('#place_order').after(box);
      if (!${isRendered}) return;
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Pay by wallet';
      button.addEventListener('click', submit);
      box.append(button);
    },
  };
  window.wc = { customPlaceOrderButton: api };
  document.addEventListener('DOMContentLoaded', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('form.has-custom-place-order-button #place_order { display: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });`;
for (const [outcome, isRendered] of [
  ['replaces “Place order” and sends the order', true],
  ['that is never rendered leaves “Place order” on the page', false],
] as const) {
  test(`a gateway's own button ${outcome} (WooCommerce 10.6)`, async ({ page, open }) => {
    await inCart(page, open);
    await page.addInitScript(gateway(isRendered));
    await page.addInitScript(() => {
      let params: object;
      Object.defineProperty(window, 'wc_checkout_params', {
        get: () => params,
        set(value: object) {
          params = { ...value, gateways_with_custom_place_order_button: ['bacs'] };
        },
        configurable: true,
      });
    });
    await open('/checkout/', bar);
    const own = page.getByRole('button', { name: 'Pay by wallet' });
    const placeOrder = page.locator('#place_order');
    if (isRendered) {
      await expect(own).toBeVisible();
      await expect(placeOrder).toBeHidden();
      await own.click();
      await expect(page.locator('.woocommerce-NoticeGroup-checkout')).toBeVisible();
      await page.locator('#payment_method_cod').check();
      await expect(own).toHaveCount(0);
    }
    await expect(placeOrder).toBeVisible();
  });
}
