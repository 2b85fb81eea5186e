import type { Page } from '@playwright/test';
import { choose, waitForQuiet, ran, serveGuardPage } from '../guard-page';
import { settle } from '../support/test';
import { waitFrames, expect, reported, serveWith, test } from './attack';
import { documentNames, fieldNames, globalNames, likelyFields } from './inputs/clobbers';

/** Elements that become properties of `window` or `document` by their name. */
const kinds: Readonly<Record<string, (name: string) => string>> = {
  form: (name) => `<form id="${name}"><input name="ajaxurl" value="//evil.test/"></form>`,
  image: (name) => `<img name="${name}" id="${name}" src="/pictures/mark.svg" alt="">`,
  'links of one name': (name) =>
    `<a id="${name}" name="a" href="//evil.test/"></a><a id="${name}" name="ajaxurl" href="//evil.test/"></a>`,
  frame: (name) => `<iframe name="${name}" src="about:blank" hidden></iframe>`,
  object: (name) => `<object id="${name}" name="${name}"></object>`,
  embed: (name) => `<embed id="${name}" name="${name}" type="x/y">`,
};

const hide = (markup: string) => `<div hidden id="clobbers">${markup}</div>`;

for (const [kind, make] of Object.entries(kinds)) {
  test(`a ${kind} with the name of a global is not mistaken for it`, async ({ page }) => {
    for (const path of ['/kitchen-sink/', '/checkout/', '/lessons/c/']) {
      await serveWith(page, path, (html) =>
        html
          // An element becomes visible as a global only if the page itself does not define that global.
          .replaceAll(/<script id="[^"]*-js-extra"[^>]*>[^]*?<\/script>/g, '')
          .replace(/<body[^>]*>/, (body) => `${body}${hide(globalNames.map(make).join(''))}`),
      );
      await page.goto(`${path}?bar=off`);
      await page.waitForFunction(() => typeof window.skerry?.islands === 'function');
      await settle(page);
      const found = await page.evaluate(() => ({
        isSkerry: typeof window.skerry?.scan === 'function',
        failed: window.skerry?.islands().filter(({ status }) => status === 'failed').length,
      }));
      expect(found, path).toEqual({ isSkerry: true, failed: 0 });
      expect(await reported(page), path).toEqual([]);
      await page.unrouteAll();
    }
  });
}

test('a form with the name of the consent configuration does not keep the guard away', async ({
  page,
}) => {
  await serveGuardPage(page, {
    first:
      '<body><form id="_ckyConfig"></form><img name="_ckyConfig" alt=""><script src="/skerry/skerry.js"></script>',
    head: '<script src="https://m.test/held.js"></script>',
  });
  await waitForQuiet(page);
  expect(await ran(page)()).toEqual([]);
  await choose(page, 'accept');
  await expect.poll(ran(page)).toEqual(['m.test/held.js']);
});

const fields = (names: readonly string[]) =>
  names.map((name) => `<input type="hidden" name="${name}" value="odd">`).join('');

/** Inserts fields of these names at the start of every form of a page. */
const serveWithFields = (page: Page, path: string, names: readonly string[]) =>
  serveWith(page, path, (html) =>
    html.replaceAll(/<form[^>]*>/g, (start) => `${start}${fields(names)}`),
  );

test.describe('forms', () => {
  // A page that hangs must not hang the whole run.
  test.setTimeout(15_000);
  const calls = async (page: Page) => {
    const list = (await (await page.request.get('/qa/requests')).json()) as { call: string }[];
    return list.map(({ call }) => call);
  };

  test('a contact form with fields named like properties of forms is sent', async ({
    page,
    open,
  }) => {
    await serveWithFields(page, '/contact/', likelyFields);
    await open('/contact/', 'bar=off');
    const form = page.locator('#write');
    await form.getByLabel('Name').fill('Visitor');
    await form.getByLabel('Email').fill('visitor@site.example');
    await form.getByLabel('Message').fill('A long message.');
    await form.getByLabel('Sum').fill('12');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form).toContainText('Thanks for contacting us');
    expect(await calls(page)).toEqual(['POST /contact/']);
  });

  test('a newsletter form with such fields is sent', async ({ page, open }) => {
    await serveWithFields(page, '/contact/', likelyFields);
    await open('/contact/', 'bar=off');
    const join = page.locator('#join');
    await join.getByLabel('First name').fill('Visitor');
    await join.getByLabel('Email address').fill('visitor@site.example');
    await join.getByLabel('Harbour').fill('Leeds');
    await join.getByRole('button', { name: 'Subscribe' }).click();
    await expect(join.getByText('You are on the list.')).toBeVisible();
  });

  test('a cart and a checkout with such fields work', async ({ page, open }) => {
    await page.request.get('/shop/?add-to-cart=331');
    await serveWithFields(page, '/cart/', likelyFields);
    await serveWithFields(page, '/checkout/', likelyFields);
    await open('/cart/', 'bar=off');
    await page.locator('#coupon_code').fill('TIDE10');
    await page.getByRole('button', { name: 'Apply coupon' }).click();
    await expect(page.locator('.cart-discount')).toBeVisible();
    const updated = page.waitForResponse(/update_order_review/);
    await open('/checkout/', 'bar=off');
    await updated;
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.locator('.woocommerce-NoticeGroup-checkout')).toContainText(
      'Billing First name is a required field.',
    );
  });

  test('a product with such fields changes its price with its options', async ({ page, open }) => {
    await serveWithFields(page, '/product/knitted-jumper/', likelyFields);
    await open('/product/knitted-jumper/', 'bar=off');
    for (const list of await page.locator('.variations select').all()) {
      await list.selectOption({ index: 1 });
    }
    await expect(page.locator('.woocommerce-variation')).toBeVisible();
  });

  for (const path of [
    '/contact/',
    '/checkout/',
    '/cart/',
    '/product/knitted-jumper/',
    '/registration/',
    '/courses/c/',
    '/menus/',
  ]) {
    test(`${path}: fields that shadow all properties of a form stop nothing else`, async ({
      page,
      open,
    }) => {
      await page.request.get('/shop/?add-to-cart=331');
      await serveWithFields(page, path, fieldNames);
      await open(path, 'bar=off');
      await page.evaluate(async () => {
        // Firefox submits a form on an untrusted `submit` event.
        addEventListener('submit', (event) => event.preventDefault());
        for (const form of document.forms) {
          for (const type of ['input', 'change', 'focusin', 'keydown']) {
            form.appendChild
              .call(form, document.createElement('i'))
              .dispatchEvent(new Event(type, { bubbles: true }));
          }
          EventTarget.prototype.dispatchEvent.call(
            form,
            new SubmitEvent('submit', { bubbles: true, cancelable: true }),
          );
          await new Promise((resolve) => setTimeout(resolve));
        }
      });
      await waitFrames(page);
      await page.evaluate(() => window.skerry?.stop());
    });
  }
});

test('elements that shadow properties of a document leave the server’s page', async ({ page }) => {
  test.setTimeout(60_000);
  let name = '';
  await serveWith(page, '/tabs/', (html) =>
    html.replace(
      /<body[^>]*>/,
      (body) => `${body}<img name="${name}" alt=""><form name="${name}"></form>`,
    ),
  );
  for (name of documentNames) {
    await page.goto('/tabs/?bar=off');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    const text = await page.evaluate(
      () => Document.prototype.getElementById.call(document, 'plans')?.textContent,
    );
    expect(text, name).not.toBe('');
  }
});
