import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/**
 * Records what assistive technology announces: live regions, the focused element, and changes of
 * its state.
 */
const listen = () => {
  const LIVE = '[role="alert"],[role="status"],[aria-live="polite"],[aria-live="assertive"]';
  const STATES = ['aria-expanded', 'aria-checked', 'aria-selected'];
  const announced: string[] = [];
  const normalise = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const textOf = (ids: string | null) =>
    (ids ?? '').split(' ').map((id) => normalise(id && document.getElementById(id)?.textContent));
  const nameOf = (element: Element) =>
    [
      element.getAttribute('aria-label'),
      ...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
      element.textContent,
      ...textOf(element.getAttribute('aria-describedby')),
    ]
      .map(normalise)
      .filter(Boolean)
      .join(' ');
  document.addEventListener('focusin', ({ target }) =>
    announced.push(`focus: ${nameOf(target as Element)}`),
  );
  new MutationObserver((records) => {
    const regions = new Set<Element>();
    for (const { type, target, addedNodes, attributeName } of records) {
      const at = target instanceof Element ? target : target.parentElement;
      if (type === 'attributes') {
        const value = at?.getAttribute(attributeName ?? '');
        if (at === document.activeElement && value) announced.push(`${attributeName}: ${value}`);
        continue;
      }
      const around = at?.closest(LIVE);
      if (around) regions.add(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(LIVE)) regions.add(node);
        for (const inside of node.querySelectorAll(LIVE)) regions.add(inside);
      }
    }
    for (const region of regions) {
      const text = normalise(region.textContent);
      if (text && region.getClientRects().length > 0) announced.push(text);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: STATES,
  });
  Object.assign(window, { announced });
};
const announcements = (page: Page) =>
  page.evaluate(() => (window as unknown as { announced: string[] }).announced.join('\n'));
const clearAnnouncements = (page: Page) =>
  page.evaluate(() => void (window as unknown as { announced: string[] }).announced.splice(0));

const isAt = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
const reach = async (page: Page, selector: string) => {
  for (let press = 0; press < 120; press += 1) {
    if (await isAt(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
};

interface Step {
  /** The control that Tab moves to; without it the focus stays where the previous step has left it. */
  readonly at?: string;
  /** `type:` replaces the value of the field; anything else is a key. */
  readonly keys: readonly string[];
  /** The expected announcement; missing if the control's own state announces everything. */
  readonly announces?: RegExp;
  /** The label of a field that is shown afterwards. */
  readonly shownField?: string;
  /** The title that announces a new page. */
  readonly title?: RegExp;
  /** The selector that contains the focus afterwards. */
  readonly focusIn?: string;
}
interface Flow {
  readonly name: string;
  readonly path: string;
  /** Products that are in the cart already. */
  readonly inCart?: readonly number[];
  readonly steps: readonly Step[];
}

const flows: readonly Flow[] = [
  {
    name: 'a list and a mini cart [S7.06]',
    path: '/shop/',
    steps: [
      { at: '.ajax_add_to_cart', keys: ['Enter'], announces: /has been added to your cart/ },
      {
        at: '.widget_shopping_cart .remove',
        keys: ['Enter'],
        announces: /has been removed from your cart/,
      },
    ],
  },
  {
    name: 'lines and quantities of the cart [S7.14]',
    path: '/cart/',
    inCart: [301, 307],
    steps: [
      {
        at: 'input.qty',
        keys: ['type:3', 'Enter'],
        announces: /Cart updated/,
        focusIn: 'input.qty',
      },
      { at: '.product-remove a', keys: ['Enter'], announces: /removed\. Undo/ },
      {
        at: '.restore-item',
        keys: ['Enter'],
        shownField: 'Oak serving board quantity',
        focusIn: '.woocommerce-cart-form',
      },
    ],
  },
  {
    name: 'coupons of the cart [S7.14]',
    path: '/cart/',
    inCart: [301],
    steps: [
      {
        at: '#coupon_code',
        keys: ['type:nothing', 'Enter'],
        announces: /does not exist/,
        focusIn: '#coupon_code',
      },
      { at: '#coupon_code', keys: ['type:tide10', 'Enter'], announces: /applied successfully/ },
      { at: '.woocommerce-remove-coupon', keys: ['Enter'], announces: /Coupon has been removed/ },
    ],
  },
  {
    name: 'ways to send and the shipping calculator [S7.14]',
    path: '/cart/',
    inCart: [301, 307],
    steps: [
      {
        at: '.shipping_method',
        keys: ['ArrowDown'],
        announces: /focus: Express[\s\S]*Total\s+£/,
        focusIn: '.shipping_method',
      },
      { at: '.shipping-calculator-button', keys: ['Enter'], announces: /aria-expanded: true/ },
      {
        at: '#calc_shipping_postcode',
        keys: ['type:AB1 2CD', 'Enter'],
        announces: /Shipping costs updated/,
      },
    ],
  },
  {
    name: 'options of a product [S1.02a]',
    path: '/product/knitted-jumper/',
    steps: [
      {
        at: '.single_add_to_cart_button',
        keys: ['Enter'],
        announces: /Choose a size and a colour first\./,
      },
      { at: '#colour', keys: ['b'] },
      { at: '#size', keys: ['l'], announces: /£89\.00/ },
    ],
  },
  {
    name: 'tabs and stars of a product [S2.08]',
    path: '/product/enamel-mug/',
    steps: [
      {
        at: '.woocommerce-tabs [role="tab"]',
        keys: ['ArrowRight'],
        announces: /focus: .*(information|Reviews)/,
      },
      { at: '[role="tab"]', keys: ['End', 'Enter'], announces: /aria-selected: true/ },
      { at: '#comment', keys: ['type:Good.'] },
      {
        at: '#review_form [type="submit"]',
        keys: ['Enter'],
        announces: /select a rating/,
        focusIn: '.stars a',
      },
      {
        keys: ['ArrowRight', 'ArrowRight'],
        announces: /focus: 3 of 5 stars[\s\S]*aria-checked: true/,
        focusIn: '.star-3',
      },
    ],
  },
  {
    name: 'the checkout: logging in, coupons, payment methods, faults, the order',
    path: '/checkout/',
    inCart: [301, 307],
    steps: [
      { at: '.showlogin', keys: ['Enter'], announces: /focus: Username/, focusIn: '#username' },
      { at: '.showcoupon', keys: ['Enter'], announces: /focus: Coupon/, focusIn: '#coupon_code' },
      { keys: ['type:nothing', 'Enter'], announces: /does not exist/, focusIn: '#coupon_code' },
      { keys: ['type:harbour25', 'Enter'], announces: /applied successfully/ },
      {
        at: '.shipping_method',
        keys: ['ArrowDown'],
        announces: /focus: .*£[\s\S]*Total\s+£/,
        focusIn: '.shipping_method',
      },
      { at: '.woocommerce-remove-coupon', keys: ['Enter'], announces: /Coupon has been removed/ },
      {
        at: '#ship-to-different-address-checkbox',
        keys: ['Space'],
        announces: /aria-expanded: true/,
      },
      { keys: ['Space'], announces: /aria-expanded: false/ },
      {
        at: '[name="payment_method"]',
        keys: ['ArrowDown'],
        announces: /focus: .*/,
        focusIn: '#payment_method_cod',
      },
      {
        at: '#place_order',
        keys: ['Enter'],
        announces: /Billing First name is a required field/,
        focusIn: '.woocommerce-NoticeGroup-checkout *',
      },
      {
        at: '[data-id="billing_first_name"] a',
        keys: ['Enter'],
        announces: /focus: First name.*is a required field/,
        focusIn: '#billing_first_name',
      },
      { keys: ['type:Kim'] },
      { at: '#billing_last_name', keys: ['type:Walker'] },
      { at: '#billing_address_1', keys: ['type:2 Quay Lane'] },
      { at: '#billing_city', keys: ['type:Harbour'] },
      { at: '#billing_postcode', keys: ['type:SW1A 1AA'] },
      { at: '#billing_email', keys: ['type:kim@site.example'] },
      { at: '#terms', keys: ['Space'] },
      { at: '#place_order', keys: ['Enter'], title: /received/ },
    ],
  },
];

/** The login form as themes print it above the checkout form if accounts are allowed. */
const login = `<div class="woocommerce-form-login-toggle"><p>An account already? <a href="#" class="showlogin">Log in here</a></p></div>
<form class="woocommerce-form-login login" method="post" style="display:none">
  <p><label for="username">Username</label><input id="username" name="username"></p>
  <p><button name="login">Log in</button></p>
</form>`;

for (const { name, path, inCart = [], steps } of flows) {
  test(`by keyboard alone, and each result is announced: ${name}`, async ({
    page,
    open,
    faults,
  }) => {
    test.skip(test.info().project.name !== 'chromium', 'One browser is enough.');
    test.setTimeout(90_000);
    await page.addInitScript(listen);
    // The stand-in server has no accounts.
    await page.route(/\/checkout\/\?/, async (route) => {
      const response = await route.fetch();
      const toggle = '<div class="woocommerce-form-coupon-toggle">';
      const body = (await response.text()).replace(toggle, login + toggle);
      await route.fulfill({ response, body });
    });
    for (const id of inCart) await page.request.get(`/shop/?add-to-cart=${id}`);
    await open(path, 'bar=off&motion=reduce');
    for (const { at, keys, announces, shownField, title, focusIn } of steps) {
      await test.step(`${at ?? ''} ${keys.join(' ')}`, async () => {
        if (at) await reach(page, at);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await clearAnnouncements(page);
        for (const key of keys) {
          if (!key.startsWith('type:')) await page.keyboard.press(key);
          else {
            await page.keyboard.press('Control+a');
            await page.keyboard.type(key.slice(5));
          }
        }
        if (announces)
          await expect.poll(() => announcements(page).catch(() => '')).toMatch(announces);
        if (shownField) await expect(page.getByLabel(shownField)).toBeVisible();
        if (title) await expect(page).toHaveTitle(title);
        if (focusIn) await expect.poll(() => isAt(page, focusIn)).toBe(true);
      });
    }
    expect(faults).toEqual([]);
  });
}
