import { body, html, json, mounted, open, site } from './captured-shop';
import { hasCapturedPages } from './support/captured';
import { expectSeen } from './support/seen';
import { expect, test } from './support/test';

test.skip(!hasCapturedPages, 'There are no recorded pages.');
test.afterEach(({ faults }) => {
  expect(faults).toEqual([]);
});

test('a variable product of the real shop is chosen by keyboard', async ({ page }) => {
  await open(page, 'product-variable', {});
  await mounted(page, 'variations');
  const button = page.locator('.single_add_to_cart_button');
  await expect(button).toHaveClass(/wc-variation-selection-needed/);
  await page.locator('#pa_colour').selectOption('red');
  await page.locator('#pa_size').selectOption('small');
  await expect(button).not.toHaveClass(/disabled/);
  await expect(page.locator('.single_variation')).toContainText('£');
  await expect(page.locator('input.variation_id')).not.toHaveValue('');
  await page.locator('.reset_variations').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#pa_colour')).toBeFocused();
  await expect(page.locator('#pa_colour')).toHaveValue('');
});

test('a missing, sold out or nonexistent variation is reported where the visitor sees it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const form = document.querySelector('form.variations_form');
      const list = JSON.parse(form?.getAttribute('data-product_variations') ?? '[]') as {
        is_in_stock: boolean;
      }[];
      const [first] = list;
      if (first) first.is_in_stock = false;
      form?.setAttribute('data-product_variations', JSON.stringify(list));
    });
  });
  await open(page, 'product-variable', { get_variation: json('false') });
  await mounted(page, 'variations');
  const button = page.locator('.single_add_to_cart_button');
  await button.press('Enter');
  await expectSeen(page.getByText('Please select some product options'));
  const form = page.locator('form.variations_form');
  const first = await form.evaluate((element) => {
    const list = JSON.parse(element.getAttribute('data-product_variations') ?? '[]') as {
      attributes: Record<string, string>;
    }[];
    return list[0]?.attributes ?? {};
  });
  for (const [name, value] of Object.entries(first)) {
    await page.locator(`[name="${name}"]`).selectOption(value);
  }
  await expect(button).toHaveClass(/wc-variation-is-unavailable/);
  await button.press('Enter');
  await expectSeen(page.getByText('this product is unavailable'));
  // A form with very many variations requests them from the server.
  await form.evaluate((element) => {
    element.setAttribute('data-product_variations', 'false');
    element.dispatchEvent(new CustomEvent('skerry:reload_product_variations'));
  });
  await expectSeen(page.getByText('no products matched your selection'));
});

test('images of a product are shown one at a time and follow their thumbnails', async ({
  page,
}) => {
  await open(page, 'product-variable', {});
  await mounted(page, 'product');
  await expect(page.locator('.woocommerce-product-gallery')).toHaveCSS('opacity', '1');
  const thumbs = page.locator('.flex-control-thumbs img');
  await thumbs.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(thumbs.nth(1)).toHaveClass('flex-active');
  await expect(page.locator('.woocommerce-product-gallery__image').nth(1)).not.toHaveAttribute(
    'inert',
  );
  await expect(page.locator('.woocommerce-product-gallery__image').nth(0)).toHaveAttribute('inert');
});

test('a link to the reviews opens their tab [S2.08]', async ({ page }) => {
  await open(page, 'product-variable', {});
  await mounted(page, 'product');
  await expect(page.locator('#tab-reviews')).toBeHidden();
  await page.locator('.reviews_tab a').focus();
  await page.keyboard.press('Space');
  await expect(page.locator('#tab-reviews')).toBeVisible();
  await expect(page.locator('#tab-description')).toBeHidden();
});

test('the cart of the recorded shop accepts a new quantity and is covered meanwhile [S7.14]', async ({
  page,
  browserName,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requests = await open(page, 'cart-filled', {
    post: async (route) => {
      await released;
      await html(body('cart-update-quantity'))(route);
    },
  });
  await mounted(page, 'cart-page');
  const form = page.locator('.woocommerce-cart-form');
  await page.locator('input.qty').first().fill('3');
  await page.locator('input.qty').first().press('Enter');
  await expect(form).toHaveClass(/processing/);
  await expect(form.locator('.blockUI.blockOverlay')).toHaveCSS('opacity', '0.6');
  await expect(form).toHaveAttribute('inert');
  release();
  await expect(page.locator('.woocommerce-notices-wrapper')).toContainText('Cart updated.');
  await expect(form).not.toHaveClass(/processing/);
  await expect(page.locator('.blockUI')).toHaveCount(0);
  expect(requests).not.toEqual([]);
  // Playwright does not report posted data in Firefox.
  if (browserName === 'chromium')
    expect(requests[0]?.fields.get('update_cart')).toBe('Update Cart');
});

test('a coupon that does not exist is reported at its field [S7.14]', async ({ page }) => {
  await open(page, 'cart-filled', {
    apply_coupon: html(body('cart-coupon-unknown')),
    post: html(body('cart-coupon-ok-2')),
  });
  await mounted(page, 'cart-page');
  await page.locator('#coupon_code').fill('NOPE');
  await page.locator('#coupon_code').press('Enter');
  await expect(page.locator('#coupon-error-notice')).toContainText('does not exist');
  await expect(page.locator('#coupon_code')).toBeFocused();
});

test('the checkout of the real shop: totals, an error with its fields, then the order [S2.12b] [S4.14a] [S4.15a]', async ({
  page,
}) => {
  let isCorrected = false;
  const requests = await open(page, 'checkout', {
    update_order_review: json(body('checkout-refresh')),
    checkout: (route) => json(body(isCorrected ? 'checkout-ok' : 'checkout-error'))(route),
  });
  await mounted(page, 'checkout');
  const calls = () => requests.map(({ name }) => name);
  await expect.poll(calls).toEqual(['update_order_review']);
  await expect(page.locator('div.shipping_address')).toBeHidden();
  await page.locator('#ship-to-different-address-checkbox').check();
  await expect(page.locator('div.shipping_address')).toBeVisible();
  // While the section opens, the page moves under the pointer.
  await page
    .locator('div.shipping_address')
    .evaluate((address) => Promise.all(address.getAnimations().map(({ finished }) => finished)));
  await page.locator('#ship-to-different-address-checkbox').uncheck();
  await expect(page.locator('div.shipping_address')).toBeHidden();
  await page.locator('#payment_method_cod').check();
  await expect(page.locator('div.payment_box.payment_method_cod')).toBeVisible();
  await expect(page.locator('div.payment_box.payment_method_bacs')).toBeHidden();
  await page.locator('#place_order').click();
  const list = page.locator('form.checkout > .woocommerce-NoticeGroup-checkout .woocommerce-error');
  await expect(list).toBeFocused();
  await list.locator('a[href="#billing_city"]').click();
  await expect(page.locator('#billing_city')).toBeFocused();
  await expect(page.locator('#billing_city_description')).toContainText('required');
  await expect(page.locator('.processing, .blockUI, form.checkout[inert]')).toHaveCount(0);
  isCorrected = true;
  await page.locator('#billing_city').fill('Port');
  await page.locator('#place_order').click();
  await page.waitForURL(/order-received/);
});

test.describe('with jQuery on the page', () => {
  const jQuery = '<script src="/jquery.js"></script>';

  test('plugins receive each event of an add once, with the arguments they know, and may veto', async ({
    page,
    browserName,
  }) => {
    const requests = await open(
      page,
      'archive',
      { add_to_cart: json(body('add-to-cart-ok')) },
      jQuery,
    );
    await mounted(page, 'cart');
    await page.evaluate(() => {
      interface Collection {
        on(names: string, listener: (event: { type: string }, ...args: unknown[]) => unknown): void;
      }
      const { jQuery: $ } = window as unknown as { jQuery: (target: unknown) => Collection };
      const received: string[] = [];
      Object.assign(window, { received });
      const isCollection = (value: unknown) =>
        Boolean((value as { jquery?: string } | undefined)?.jquery);
      $(document.body).on(
        'adding_to_cart added_to_cart wc_cart_button_updated wc_fragments_loaded',
        (event, ...args) => {
          if (event.type === 'adding_to_cart') Object.assign(args[1] as object, { gift: 'yes' });
          received.push(
            `${event.type} ${args.map((arg) => (isCollection(arg) ? '$' : typeof arg)).join()}`,
          );
        },
      );
    });
    const button = page.locator('.ajax_add_to_cart').first();
    await button.click();
    await expect(button).toHaveClass(/\badded\b/);
    const added = requests.find(({ name }) => name === 'add_to_cart');
    expect(added).toBeDefined();
    // Playwright does not report posted data in Firefox.
    if (browserName === 'chromium') expect(added?.fields.get('gift')).toBe('yes');
    expect(
      await page.evaluate(() => (window as unknown as { received: string[] }).received),
    ).toEqual([
      'adding_to_cart $,object',
      'added_to_cart object,string,$',
      'wc_cart_button_updated $',
      'wc_fragments_loaded ',
    ]);
    await page.evaluate(() => {
      const { jQuery: $ } = window as unknown as {
        jQuery: (target: unknown) => { on(name: string, listener: () => boolean): void };
      };
      $(document.body).on('should_send_ajax_request.adding_to_cart', () => false);
    });
    await button.click();
    await expect(button).not.toHaveClass(/\bloading\b/);
    expect(requests.filter(({ name }) => name === 'add_to_cart')).toHaveLength(1);
  });

  test('a gateway vetoes an order, submits it again by jQuery, and a change of an enhanced select is received', async ({
    page,
  }) => {
    const responses = {
      update_order_review: json(body('checkout-refresh')),
      checkout: json(body('checkout-error')),
    };
    const requests = await open(page, 'checkout', responses, jQuery);
    await mounted(page, 'checkout');
    const count = (name: string) => requests.filter((each) => each.name === name).length;
    await expect.poll(() => count('update_order_review')).toBe(1);
    await page.evaluate(() => {
      interface Collection {
        on(name: string, listener: () => boolean | undefined): void;
        trigger(name: string): void;
        val(value: string): Collection;
      }
      const { jQuery: $ } = window as unknown as { jQuery: (target: string) => Collection };
      let isTokenised = false;
      $('form.checkout').on('checkout_place_order_bacs', () => {
        if (isTokenised) return undefined;
        isTokenised = true;
        document.documentElement.setAttribute('data-vetoed', '');
        return false;
      });
      $('#billing_country').val('FR').trigger('change');
    });
    await expect.poll(() => count('update_order_review')).toBe(2);
    await page.locator('#place_order').click();
    await expect(page.locator('html')).toHaveAttribute('data-vetoed', '');
    expect(count('checkout')).toBe(0);
    await page.evaluate(() => {
      const { jQuery: $ } = window as unknown as {
        jQuery: (target: string) => { trigger(name: string): void };
      };
      $('form.checkout').trigger('submit');
    });
    await expect.poll(() => count('checkout')).toBe(1);
    await expect(page).toHaveURL(`${site}/captured/`);
  });
});
