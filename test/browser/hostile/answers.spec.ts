import type { Route } from '@playwright/test';
import { settle } from '../support/test';
import { breathe, expect, reported, test } from './attack';
import { answers } from './inputs/answers';
import { takeWent, watchNavigation } from './watch-navigation';

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'Only Chromium lets a page stay where it is.',
);
test.beforeEach(({ page }) => watchNavigation(page));

const click = (selector: string) => `document.querySelector(${JSON.stringify(selector)})?.click()`;
const submit = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))`;

/** Every call that a part makes, and how it is brought to make it. */
const calls: Readonly<
  Record<string, { path: string; url: RegExp; ask: string; method?: 'POST'; leads?: true }>
> = {
  add_to_cart: {
    path: '/shop/',
    url: /wc-ajax=add_to_cart/,
    ask: click('.ajax_add_to_cart:not(.loading)'),
  },
  get_refreshed_fragments: {
    path: '/shop/',
    url: /wc-ajax=get_refreshed_fragments/,
    ask: `document.body.dispatchEvent(new CustomEvent('skerry:wc_fragment_refresh', { bubbles: true }))`,
  },
  remove_from_cart: {
    path: '/shop/',
    url: /wc-ajax=remove_from_cart/,
    ask: `(() => { const link = document.createElement('a'); link.className = 'remove remove_from_cart_button'; link.href = '/cart/?remove_item=x'; link.dataset.cart_item_key = 'x'; link.dataset.product_id = '331'; document.querySelector('.widget_shopping_cart_content').append(link); link.click(); })()`,
  },
  apply_coupon: {
    path: '/cart/',
    url: /wc-ajax=apply_coupon/,
    ask: `document.querySelector('#coupon_code').value = 'x'; document.querySelector('[name="apply_coupon"]')?.click()`,
  },
  update_order_review: {
    path: '/checkout/',
    url: /wc-ajax=update_order_review/,
    ask: `document.body.dispatchEvent(new CustomEvent('skerry:update_checkout', { bubbles: true, detail: [] }))`,
  },
  checkout: {
    path: '/checkout/',
    url: /wc-ajax=checkout/,
    ask: submit('form.checkout'),
  },
  'contact form': {
    path: '/contact/',
    url: /\/contact\/(\?|$)/,
    method: 'POST',
    ask: `for (const field of document.querySelectorAll('#write input.input, #write textarea')) field.value = /mail/.test(field.name) ? 'visitor@site.example' : 'A long message.'; document.querySelector('#write .et_pb_contact_captcha').value = '12'; ${submit('#write form')}`,
  },
  newsletter: {
    path: '/contact/',
    url: /admin-ajax/,
    ask: `for (const [name, value] of [['firstname', 'Visitor'], ['email', 'visitor@site.example']]) document.querySelector('#join [name="et_pb_signup_' + name + '"]').value = value; document.querySelector('#join [name="et_pb_contact_town_0"]').value = 'Leeds'; ${click('#join .et_pb_newsletter_button')}`,
  },
  ld30_ajax_pager: {
    path: '/courses/c/?list=lessons',
    url: /admin-ajax/,
    ask: click('.ld-pagination-page-course_lessons .next'),
    leads: true,
  },
  learndash_apply_coupon: {
    path: '/registration/',
    url: /admin-ajax/,
    ask: `document.querySelector('#coupon-field').value = 'x'; ${submit('#apply-coupon-form')}`,
  },
  learndash_enroll: {
    path: '/registration/',
    url: /admin-ajax/,
    ask: `document.querySelector('#total-row').dataset.total = '0'; ${click('#btn-join')}`,
  },
  'a page of a list': {
    path: '/portfolio/',
    url: /[?&]paged=2/,
    ask: click('#pages .pagination .alignleft a'),
  },
};

const give = async (route: Route, { status, type, body, headers }: (typeof answers)[number]) =>
  route.fulfill({
    status,
    body,
    headers: { 'content-type': type ?? 'text/html; charset=UTF-8', ...headers },
  });

for (const [name, { path, url, ask, method, leads }] of Object.entries(calls)) {
  test(`${name}: every wrong answer leaves a page that can ask again`, async ({ page, open }) => {
    await page.request.get('/shop/?add-to-cart=331');
    let current: (typeof answers)[number] | undefined;
    let asked = 0;
    await page.route(url, async (route) => {
      const request = route.request();
      if (!current || (method && request.method() !== method)) return route.fallback();
      asked += 1;
      return give(route, current);
    });
    await page.addInitScript(() => Object.assign(window, { alert: () => {} }));
    await open(path, 'bar=off');
    await breathe(page);
    const silent: string[] = [];
    for (current of answers) {
      const before = asked;
      await page.evaluate(ask);
      try {
        await expect.poll(() => asked, { timeout: 1500 }).toBeGreaterThan(before);
      } catch {
        silent.push(current.name);
      }
      await breathe(page, 2);
      // A part that has sent the visitor on waits for the next page.
      if (leads || (await takeWent(page)).length > 0) {
        await page.evaluate(() => window.skerry?.unmount());
        await page.evaluate(() => window.skerry?.scan());
        await settle(page);
      }
    }
    expect(silent, 'could not be asked again').toEqual([]);
    expect(await page.evaluate(() => document.querySelectorAll('main, #main-content').length)).toBe(
      1,
    );
    // A part says that it failed; it does not break.
    expect(
      (await reported(page)).filter((each) => /TypeError|ReferenceError|RangeError/.test(each)),
    ).toEqual([]);
    const failed = await page.evaluate(
      () => window.skerry?.islands().filter(({ status }) => status === 'failed').length,
    );
    expect(failed).toBe(0);
  });

  test(`${name}: an answer that never comes holds nothing else up`, async ({ page, open }) => {
    await page.request.get('/shop/?add-to-cart=331');
    let hangs = false;
    await page.route(url, (route) =>
      hangs && (!method || route.request().method() === method) ? undefined : route.fallback(),
    );
    await open(path, 'bar=off');
    hangs = true;
    await page.evaluate(ask);
    await breathe(page);
    await page.evaluate(() => window.skerry?.stop());
    await breathe(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
