import type { Page } from '@playwright/test';
import { holdBack } from './support/hold-back';
import { expect, oneEngine, test } from './support/test';
import { violations } from './support/violations';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const bar = 'bar=off';
const added = (page: Page) => page.locator('.added_to_cart').first();
const total = (page: Page) => page.locator('.order-total .amount').first();

/** Adds a mug and a board: £9.50 and £34.50. */
const fill = async (page: Page) => {
  for (const name of ['Enamel mug', 'Oak serving board']) {
    const item = page.locator('li.product').filter({ hasText: name });
    await item.locator('.ajax_add_to_cart').click();
    await expect(item.locator('.added_to_cart')).toBeVisible();
  }
};

/** Opens the checkout, and waits until it has requested its totals once. */
const checkOut = async (page: Page, open: (path: string, switches: string) => Promise<void>) => {
  const updated = page.waitForResponse(/update_order_review/);
  await open('/checkout/', bar);
  await updated;
  await expect(page.locator('.blockUI, [aria-busy="true"]')).toHaveCount(0);
};

const fields = {
  first_name: 'Kim',
  last_name: 'Walker',
  address_1: '2 Quay Lane',
  city: 'Harbour',
  postcode: 'SW1A 1AA',
  email: 'kim@site.example',
};
const fillAddress = async (page: Page) => {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`#billing_${name}`).fill(value);
  }
};

test('a purchase: list, cart with a coupon, checkout with an error, corrected, received [S1.02a, S2.12a, S2.12b, S2.12c, S4.15a, S7.14, S8.14a]', async ({
  page,
  open,
  browserName,
}) => {
  await open('/shop/', bar);
  await fill(page);
  await added(page).click();
  await expect(page).toHaveURL(/\/cart\//);
  await expect(total(page)).toHaveText('£49.00');

  await page.locator('#coupon_code').fill('TIDE10');
  await page.getByRole('button', { name: 'Apply coupon' }).click();
  await expect(page.locator('.cart-discount')).toContainText('£4.40');
  await expect(total(page)).toHaveText('£44.60');
  await page.locator('.shipping_method[value="flat_rate:2"]').check();
  await expect(total(page)).toHaveText('£51.60');

  await page.locator('.checkout-button').click();
  await expect(page).toHaveURL(/\/checkout\//);
  await expect(total(page)).toHaveText('£51.60');
  if (browserName === 'chromium') expect(await violations(page, '.woocommerce')).toEqual([]);

  await page.getByRole('button', { name: 'Place order' }).click();
  const notice = page.locator('.woocommerce-NoticeGroup-checkout');
  await expect(notice).toContainText('Billing First name is a required field.');
  await expect(notice).toHaveCount(1);
  await expect(page.locator('#billing_first_name')).toHaveAttribute('aria-invalid', 'true');
  if (browserName === 'chromium') {
    // Until the page has scrolled to the messages, the shop's notice may cover them.
    await expect(async () => expect(await violations(page, '.woocommerce')).toEqual([])).toPass();
  }

  await fillAddress(page);
  await page.locator('#payment_method_cod').check();
  await expect(page.locator('.payment_box.payment_method_cod')).toBeVisible();
  await page.locator('#terms').check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/order-received\/\d+\/\?key=/);
  await expect(page.locator('.woocommerce-thankyou-order-received')).toBeVisible();
  await expect(page.locator('.order_details').last()).toContainText('Cash on delivery');
  await expect(page.locator('.woocommerce-thankyou-order-details .total')).toContainText('£51.60');
  // The cart is empty everywhere, without a reload.
  await expect(page.locator('.woocommerce-mini-cart-item')).toHaveCount(0);
});

test('a press on “Place order” right after typing the postcode sends the order [S7.14]', async ({
  page,
  open,
}) => {
  await open('/shop/', bar);
  await fill(page);
  await checkOut(page, open);
  await fillAddress(page);
  await page.locator('#payment_method_cod').check();
  await page.locator('#terms').check();
  await expect(page.locator('.blockUI, [aria-busy="true"]')).toHaveCount(0);

  await page.locator('#billing_postcode').fill('SW1A 2AA');
  // As long as a hand presses; the field's change requests totals meanwhile.
  await page.getByRole('button', { name: 'Place order' }).click({ delay: 150 });
  await expect(page).toHaveURL(/order-received\/\d+\/\?key=/);
});

test('a press on “Place order” from a field whose error message it removes sends the order [S7.14]', async ({
  page,
  open,
}) => {
  await open('/shop/', bar);
  await fill(page);
  await checkOut(page, open);
  await fillAddress(page);
  await page.locator('#billing_postcode').fill('nowhere');
  await page.locator('#payment_method_cod').check();
  await page.locator('#terms').check();
  const button = page.getByRole('button', { name: 'Place order' });
  const idle = page.locator('.blockUI, [aria-busy="true"]');
  await expect(idle).toHaveCount(0);
  await button.click();
  // The server refuses it; for the browser it is a filled-in field.
  await expect(page.locator('#billing_postcode_description')).toBeVisible();
  await expect(idle).toHaveCount(0);

  // Field and button are both in view, so that the browser does not scroll along.
  await page.setViewportSize({ width: 600, height: 3600 });
  await page.locator('#billing_postcode').click();
  const again = page.waitForRequest(/wc-ajax=checkout/);
  const { height = 0 } = (await button.boundingBox()) ?? {};
  // Near its lower edge: the message is above the button, which moves up without it.
  await button.click({ delay: 150, position: { x: 20, y: height - 4 } });
  await again;
  await expect(page.locator('#billing_postcode_description')).toBeVisible();
});

test('the same purchase by keyboard alone [S2.12a, S2.12b, S2.12c]', async ({ page, open }) => {
  // Hundreds of presses, which are slow in Firefox.
  test.slow();
  const reach = async (selector: string) => {
    const target = page.locator(selector).first();
    for (let press = 0; press < 90; press += 1) {
      if (await target.evaluate((it) => it === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${selector}`);
  };
  await open('/shop/', bar);
  await reach('.ajax_add_to_cart');
  await page.keyboard.press('Enter');
  await expect(added(page)).toBeVisible();
  await reach('.added_to_cart');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cart\//);
  await reach('.checkout-button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\//);
  for (const [name, value] of Object.entries(fields)) {
    await reach(`#billing_${name}`);
    await page.keyboard.type(value);
  }
  // New totals are rendered while the visitor continues; the focus stays.
  await reach('#terms');
  await page.keyboard.press('Space');
  await expect(page.locator('#terms')).toBeChecked();
  await reach('#place_order');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/order-received/);
});

test(
  'another country has its own states, labels and ways to send [S4.14a] [S4.15b]',
  oneEngine,
  async ({ page, open }) => {
    await open('/shop/', bar);
    await fill(page);
    await checkOut(page, open);
    await expect(total(page)).toHaveText('£49.00');
    await page.locator('#billing_country').selectOption('US');
    await expect(page.locator('select#billing_state')).toContainText('Oregon');
    await expect(page.locator('label[for="billing_postcode"]')).toContainText('ZIP Code');
    await expect(page.locator('.shipping_method[value="flat_rate:3"]')).toHaveCount(1);
    await expect(total(page)).toHaveText('£59.00');
    await page.locator('#ship-to-different-address-checkbox').check();
    await page.locator('#shipping_country').selectOption('GB');
    await expect(page.locator('input#shipping_state')).toBeVisible();
  },
);

test(
  'a valid and an unknown coupon on the checkout announce the result [S7.14]',
  oneEngine,
  async ({ page, open }) => {
    await open('/shop/', bar);
    await fill(page);
    await checkOut(page, open);
    await page.locator('.showcoupon').click();
    const coupon = page.locator('.checkout_coupon');
    await expect(coupon).toBeVisible();
    // Its button moves until the form is open, and a press in Firefox may miss it.
    await expect(coupon).not.toHaveCSS('overflow', 'hidden');
    await coupon.locator('#coupon_code').fill('nothing');
    await coupon.getByRole('button').click();
    await expect(page.locator('#coupon-error-notice')).toContainText('does not exist');
    await coupon.locator('#coupon_code').fill('harbour25');
    await coupon.getByRole('button').click();
    await expect(page.locator('.cart-discount')).toContainText('£11.00');
    await page.locator('.woocommerce-remove-coupon').click();
    await expect(page.locator('.cart-discount')).toHaveCount(0);
    await expect(total(page)).toHaveText('£49.00');
  },
);

test('a press on the link to the coupon before the code is loaded opens its form', async ({
  page,
  open,
  switches,
}) => {
  await open('/shop/', bar);
  await fill(page);
  const release = await holdBack(page, '**/chunks/checkout-*');
  // The load event does not fire while the chunk is held back.
  await page.goto(`/checkout/?${[switches, bar].filter(Boolean).join('&')}`, {
    waitUntil: 'commit',
  });
  await page.waitForFunction(() => window.skerry);
  await page.locator('.showcoupon').click();
  release();
  await expect(page.locator('.checkout_coupon')).toBeVisible();
  await expect(page.locator('.showcoupon')).toHaveAttribute('aria-expanded', 'true');
  await expect(page).not.toHaveURL(/#/);
});

test(
  'an expired session is reported and leaves nothing covered',
  oneEngine,
  async ({ page, open }) => {
    await open('/shop/', bar);
    await fill(page);
    await checkOut(page, open);
    await expect(total(page)).toHaveText('£49.00');
    await page.request.post('/qa/reset');
    await page.locator('#billing_country').selectOption('IE');
    await expect(page.locator('.woocommerce')).toContainText(/expired|try again|reload/i);
    await expect(page.locator('[inert]')).toHaveCount(0);
  },
);

test('focus on the terms survives the re-rendering of totals, and Space ticks them', async ({
  page,
  open,
}) => {
  await page.request.get('/shop/?add-to-cart=301');
  await checkOut(page, open);
  // The server prints the selected method, so that the section differs from the previous one.
  await page.locator('#payment_method_cod').check();
  await page.locator('#terms').focus();
  const before = await page.locator('#terms').elementHandle();
  await page.evaluate(() => document.body.dispatchEvent(new CustomEvent('skerry:update_checkout')));
  await expect.poll(() => before?.evaluate((terms) => terms.isConnected)).toBe(false);
  await page.keyboard.press('Space');
  await expect(page.locator('#terms')).toBeChecked();
  await expect(page.locator('#terms')).toBeFocused();
});

test('Back to a list of products shows the order that the list has, and the order chosen before can be chosen again [S2.11c]', async ({
  page,
  open,
}) => {
  await open('/shop/', bar);
  const order = page.locator('select.orderby');
  await order.selectOption('price');
  await expect(page).toHaveURL(/orderby=price/);
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\/\?bar=off/);
  await expect(order).toHaveValue('menu_order');
  await order.selectOption('price');
  await expect(page).toHaveURL(/orderby=price/);
});
