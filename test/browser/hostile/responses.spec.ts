import { setTimeout as wait } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import { settle } from '../support/test';
import { waitFrames, expect, reported, test } from './attack';
import { wrongResponses } from './inputs/responses';
import { takeNavigations, watchNavigation } from './watch-navigation';

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium can cancel navigations.');
test.beforeEach(({ page }) => watchNavigation(page));

const click = (selector: string) => `document.querySelector(${JSON.stringify(selector)})?.click()`;
const submit = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))`;

/**
 * Inserts a link as the server would have printed it, even if an earlier response has changed the
 * place, and presses it.
 */
const pressNew = (properties: object, data: object, place: string) =>
  `(() => { const link = Object.assign(document.createElement('a'), ${JSON.stringify(properties)}); Object.assign(link.dataset, ${JSON.stringify(data)}); document.querySelector('${place}').append(link); link.click(); })()`;
/** Removes the cookies of A/B tests, as for a new visitor. */
const clearCookies = `for (const pair of document.cookie.split('; ')) if (pair.startsWith('et_pb_ab')) document.cookie = pair.split('=')[0] + '=; path=/; max-age=0';`;
/** Mounts everything again, for features that send a request when they start. */
const restart = `(() => { ${clearCookies} skerry.unmount(); skerry.scan(); })()`;

/** Every request that a feature sends, and what triggers it. */
const calls: Readonly<
  Record<string, { path: string; url: RegExp; trigger: string; method?: 'POST'; navigates?: true }>
> = {
  add_to_cart: {
    path: '/shop/',
    url: /wc-ajax=add_to_cart/,
    trigger: click('.ajax_add_to_cart:not(.loading)'),
  },
  get_refreshed_fragments: {
    path: '/shop/',
    url: /wc-ajax=get_refreshed_fragments/,
    trigger: `document.body.dispatchEvent(new CustomEvent('skerry:wc_fragment_refresh', { bubbles: true }))`,
  },
  remove_from_cart: {
    path: '/shop/',
    url: /wc-ajax=remove_from_cart/,
    trigger: pressNew(
      { className: 'remove remove_from_cart_button', href: '/cart/?remove_item=x' },
      { cart_item_key: 'x', product_id: '331' },
      '.widget_shopping_cart_content',
    ),
  },
  apply_coupon: {
    path: '/cart/',
    url: /wc-ajax=apply_coupon/,
    trigger: `document.querySelector('#coupon_code').value = 'x'; document.querySelector('[name="apply_coupon"]')?.click()`,
  },
  remove_coupon: {
    path: '/cart/',
    url: /wc-ajax=remove_coupon/,
    trigger: pressNew(
      { className: 'woocommerce-remove-coupon', href: '/cart/?remove_coupon=x' },
      { coupon: 'x' },
      '.cart_totals',
    ),
  },
  'remove_coupon of the checkout': {
    path: '/checkout/',
    url: /wc-ajax=remove_coupon/,
    trigger: pressNew(
      { className: 'woocommerce-remove-coupon', href: '/checkout/?remove_coupon=x' },
      { coupon: 'x' },
      '#order_review',
    ),
  },
  update_shipping_method: {
    path: '/cart/',
    url: /wc-ajax=update_shipping_method/,
    trigger: `document.querySelector('.cart_totals .shipping_method').dispatchEvent(new Event('change', { bubbles: true }))`,
  },
  update_order_review: {
    path: '/checkout/',
    url: /wc-ajax=update_order_review/,
    trigger: `document.body.dispatchEvent(new CustomEvent('skerry:update_checkout', { bubbles: true, detail: [] }))`,
  },
  checkout: {
    path: '/checkout/',
    url: /wc-ajax=checkout/,
    trigger: submit('form.checkout'),
  },
  'contact form': {
    path: '/contact/',
    url: /\/contact\/(\?|$)/,
    method: 'POST',
    trigger: `for (const field of document.querySelectorAll('#write input.input, #write textarea')) field.value = /mail/.test(field.name) ? 'visitor@site.example' : 'A long message.'; document.querySelector('#write .et_pb_contact_captcha').value = '12'; ${submit('#write form')}`,
  },
  newsletter: {
    path: '/contact/',
    url: /admin-ajax/,
    trigger: `for (const [name, value] of [['firstname', 'Visitor'], ['email', 'visitor@site.example']]) document.querySelector('#join [name="et_pb_signup_' + name + '"]').value = value; document.querySelector('#join [name="et_pb_contact_harbour_0"]').value = 'Leeds'; ${click('#join .et_pb_newsletter_button')}`,
  },
  ld30_ajax_pager: {
    path: '/courses/c/?list=lessons',
    url: /admin-ajax/,
    trigger: click('.ld-pagination-page-course_lessons .next'),
    navigates: true,
  },
  learndash_apply_coupon: {
    path: '/registration/',
    url: /admin-ajax/,
    trigger: `document.querySelector('#coupon-field').value = 'x'; ${submit('#apply-coupon-form')}`,
  },
  learndash_remove_coupon: {
    path: '/registration/',
    url: /admin-ajax/,
    trigger: submit('#remove-coupon-form'),
  },
  learndash_enroll: {
    path: '/registration/',
    url: /admin-ajax/,
    trigger: `document.querySelector('#total-row').dataset.total = '0'; ${click('#btn-join')}`,
  },
  ld30_ajax_profile_search: {
    path: '/profile/c/',
    url: /admin-ajax/,
    trigger: `(() => { const field = document.querySelector('#course_name_field'); field.value = 'bread'; field.form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })); })()`,
    navigates: true,
  },
  'statistics of a quiz': {
    path: '/profile/c/',
    url: /admin-ajax/,
    trigger: click('#ld-course-list-item-12 .user_statistic'),
  },
  'the pixel’s report': {
    path: '/pixel/',
    url: /aepc\/v1\/fbq/,
    trigger: click('.buy'),
  },
  'variants of A/B tests': {
    path: '/split-test/cached/',
    url: /admin-ajax/,
    trigger: restart,
  },
  'records of A/B tests': {
    path: '/split-test/',
    url: /admin-ajax/,
    trigger: `(() => { ${clearCookies} ${click('#goal .et_pb_button')}; })()`,
  },
  'a page of a list': {
    path: '/portfolio/',
    url: /[?&]paged=2/,
    trigger: click('#pages .pagination .alignleft a'),
  },
};

const respond = async (
  route: Route,
  { status, type, body, headers }: (typeof wrongResponses)[number],
) =>
  route.fulfill({
    status,
    body,
    headers: { 'content-type': type ?? 'text/html; charset=UTF-8', ...headers },
  });

for (const [name, { path, url, trigger, method, navigates }] of Object.entries(calls)) {
  test(`${name}: after any wrong response the page can send the request again, and a missing response blocks nothing else`, async ({
    page,
    open,
  }) => {
    test.slow();
    await page.request.get('/shop/?add-to-cart=331');
    let current: (typeof wrongResponses)[number] | 'never' | undefined;
    let onRequest = () => {};
    await page.route(url, async (route) => {
      const request = route.request();
      if (!current || (method && request.method() !== method)) return route.fallback();
      if (current !== 'never') await respond(route, current);
      onRequest();
    });
    await page.addInitScript(() => Object.assign(window, { alert: () => {} }));
    await open(path, 'bar=off');
    await waitFrames(page);
    const isRequested = async () => {
      // A form is blocked while the previous request is running.
      for (let attempt = 0; attempt < 20; attempt += 1) {
        const arrived = new Promise<true>((resolve) => {
          onRequest = () => resolve(true);
        });
        await page.evaluate(trigger);
        if (await Promise.race([arrived, wait(500, false, { ref: false })])) return true;
      }
      return false;
    };
    const blocked: string[] = [];
    for (current of wrongResponses) {
      if (!(await isRequested())) blocked.push(current.name);
      await waitFrames(page, 2);
      // A feature that has navigated waits for the next page.
      if ((await takeNavigations(page)).length === 0 && !navigates) continue;
      await page.evaluate(() => {
        window.skerry?.unmount();
        window.skerry?.scan();
      });
      await settle(page);
    }
    expect(blocked, 'requests that could not be sent again').toEqual([]);
    expect(await page.evaluate(() => document.querySelectorAll('main, #main-content').length)).toBe(
      1,
    );
    // Features report failures; a bug would show as one of these errors.
    expect(
      (await reported(page)).filter((each) => /TypeError|ReferenceError|RangeError/.test(each)),
    ).toEqual([]);
    const failed = await page.evaluate(
      () => window.skerry?.islands().filter(({ status }) => status === 'failed').length,
    );
    expect(failed).toBe(0);

    current = 'never';
    expect(await isRequested(), 'a request without a response').toBe(true);
    await waitFrames(page);
    await page.evaluate(() => window.skerry?.stop());
    await waitFrames(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

/** Longer than the test may take: only the page's fake clock reaches it. */
const TIMEOUT_MS = 600_000;

test('the builder’s preview: whatever the frame receives, the request ends and leaves nothing behind', async ({
  page,
  open,
}) => {
  // A page in its own frame may run its scripts.
  const idle = wrongResponses.filter(({ body }) => !body.includes('hit('));
  let current: (typeof wrongResponses)[number] | undefined;
  let isRequested = false;
  await page.route(/et_pb_preview=true/, async (route) => {
    if (current) await respond(route, current);
    isRequested = true;
  });
  // On a busy machine the request itself takes a while: the test decides when the time limit is reached.
  await page.clock.install();
  await open('/blank/');
  for (current of [...idle, undefined]) {
    isRequested = false;
    const ended = page.evaluate(async (timeoutMs) => {
      type Library = typeof import('../../../src/builder/library');
      const { requestPreview } = (await import('/skerry/builder.js' as string)) as Library;
      const { signal } = new AbortController();
      const result = await requestPreview(document, {
        siteUrl: `${location.origin}/builder/render`,
        nonce: 'x',
        shortcode: '[et_pb_text]Words[/et_pb_text]',
        timeoutMs,
        signal,
      }).then(
        () => 'html',
        (error: unknown) => (error instanceof Error ? 'error' : 'thrown'),
      );
      return { result, frames: document.querySelectorAll('iframe').length };
    }, TIMEOUT_MS);
    await expect.poll(() => isRequested, `requested: ${current?.name}`).toBe(true);
    await page.clock.fastForward(TIMEOUT_MS);
    expect({ name: current?.name, ...(await ended) }).toEqual({
      name: current?.name,
      result: 'error',
      frames: 0,
    });
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
