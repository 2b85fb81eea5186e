import type { Page } from '@playwright/test';
import { oneEngine, settle } from '../support/test';
import { waitFrames, expect, reported, test } from './attack';

/** Ways in which a browser lacks the API, or in which another script has changed it. */
const broken: Readonly<Record<string, () => void>> = {
  'setHTML is missing': () => Reflect.deleteProperty(Element.prototype, 'setHTML'),
  'Sanitizer is missing': () => Reflect.deleteProperty(window, 'Sanitizer'),
  'Sanitizer throws': () => {
    const Sanitizer = function Sanitizer() {
      throw new TypeError('no sanitizer');
    };
    Object.assign(window, { Sanitizer });
  },
  'Sanitizer is an element of the page': () => {
    Reflect.deleteProperty(window, 'Sanitizer');
    addEventListener('DOMContentLoaded', () => {
      document.body.append(Object.assign(document.createElement('form'), { id: 'Sanitizer' }));
    });
  },
  'setHTML does nothing': () => Object.assign(Element.prototype, { setHTML() {} }),
  'setHTML cleans nothing': () =>
    Object.assign(Element.prototype, {
      setHTML(this: Element, html: string) {
        this.innerHTML = html;
      },
    }),
  'setHTML leaves out what the shop needs': () => {
    const { setHTML } = Element.prototype as unknown as { setHTML(html: string): void };
    Object.assign(Element.prototype, {
      setHTML(this: Element, html: string) {
        setHTML.call(this, html);
      },
    });
  },
};

/** The files of the HTML gateway that a page fetches, by name. */
const fetchedBy = (page: Page): string[] => {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /chunks\/(insert-html|sanitise-with-dompurify)-/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
};

const hostile =
  '<div class="widget_shopping_cart_content"><script>hit(1)</script><img src="x" onerror="hit(1)"><form action="/cart/"><input name="_wpnonce" value="a"></form><x-price>5</x-price></div>';

for (const [what, damage] of Object.entries(broken)) {
  const details = what === 'setHTML is missing' ? {} : oneEngine;
  test(`${what}: DOMPurify cleans, and banner and cart work`, details, async ({ page, open }) => {
    await page.addInitScript(damage);
    const fetched = fetchedBy(page);
    await page.route('**/?wc-ajax=add_to_cart', (route) =>
      route.fulfill({
        json: { fragments: { 'div.widget_shopping_cart_content': hostile }, cart_hash: 'h' },
      }),
    );
    await open('/consent/');
    await expect(page.locator('.cky-consent-container')).toBeAttached();
    expect(fetched.splice(0).sort()).toEqual(['insert-html', 'sanitise-with-dompurify']);
    await open('/shop/');
    await page.evaluate(() => document.querySelector<HTMLElement>('.ajax_add_to_cart')?.click());
    const content = page.locator('.widget_shopping_cart_content').first();
    await expect(content.locator('form[action="/cart/"] input[name="_wpnonce"]')).toHaveCount(1);
    await expect(content).toHaveText('5');
    await expect(content.locator('script, [onerror], x-price')).toHaveCount(0);
    expect(fetched.sort()).toEqual(['insert-html', 'sanitise-with-dompurify']);
    await waitFrames(page);
    expect(await reported(page)).toEqual([]);
  });
}

for (const [path, shown] of [
  ['/consent/', '.cky-consent-container'],
  ['/checkout/', '.woocommerce-checkout-payment [name="woocommerce-process-checkout-nonce"]'],
] as const) {
  test(`${path}: a browser that cleans HTML itself fetches no DOMPurify`, async ({
    page,
    open,
  }) => {
    await page.request.get('/shop/?add-to-cart=331');
    const fetched = fetchedBy(page);
    await open(path);
    await settle(page);
    await expect.poll(() => fetched).toContain('insert-html');
    // Content that is shown has been sanitised, so the sanitiser has been fetched before.
    await expect(page.locator(shown)).not.toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(fetched).toEqual(['insert-html']);
    expect(await reported(page)).toEqual([]);
  });
}
