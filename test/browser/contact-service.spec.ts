import type { Page } from '@playwright/test';
import { fill, first, send, sent } from './contact-page';
import { expect, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

/** Changes the markup of the page. */
const changePage = (page: Page, change: (html: string) => string) =>
  page.route(/\/contact\//, async (route) => {
    if (route.request().method() === 'POST') return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
const guarded = (html: string) =>
  html.replace('et_pb_contact_form_0 ', 'et_pb_contact_form_0 et_pb_recaptcha_enabled ');
/** The key of the service, as the site prints it. */
const setKey = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { et_core_api_spam_recaptcha: { site_key: 'a key' } });
  });
const SERVICE = /google\.com\/recaptcha/;

test('a message is sent even if the service returns no token', async ({ page, open }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const actions: string[] = [];
    const recaptcha = {
      interaction(action: string) {
        actions.push(action);
        return new Promise(() => {});
      },
    };
    Object.assign(window, { actions, etCore: { api: { spam: { recaptcha } } } });
  });
  await changePage(page, guarded);
  await open('/contact/');
  await fill(page);
  await send(page);
  await expect(first(page)).toHaveAttribute('aria-busy', 'true');
  await expect(async () => {
    await page.clock.runFor(5100);
    await expect(first(page).getByText('Thanks')).toBeVisible({ timeout: 100 });
  }).toPass();
  expect(await page.evaluate(() => (window as unknown as { actions: string[] }).actions)).toEqual([
    'Divi/Module/ContactForm/0',
  ]);
});

test('the anti-spam service is requested once, at the first focus, and its token is sent [S7.33a]', async ({
  page,
  open,
}) => {
  const requested: string[] = [];
  await page.route(SERVICE, (route) => {
    requested.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: `window.grecaptcha = {
        ready: (then) => then(),
        execute: async (key, { action }) => key + ' for ' + action,
      };`,
    });
  });
  await setKey(page);
  await changePage(page, guarded);
  await open('/contact/');
  await expect(page.locator('body')).toHaveClass(/et_pb_recaptcha_enabled/);
  expect(requested).toEqual([]);
  await fill(page);
  await send(page);
  await expect(first(page).getByText('Thanks')).toBeVisible();
  expect(requested).toEqual(['https://www.google.com/recaptcha/api.js?render=a%20key']);
  const [request] = await sent(page);
  expect(request?.fields.token).toBe('a key for Divi/Module/ContactForm/0');
});

test('if the service cannot be loaded the message is sent without a token', async ({
  page,
  open,
}) => {
  await page.route(SERVICE, (route) => route.abort());
  await setKey(page);
  await changePage(page, guarded);
  await open('/contact/');
  await fill(page);
  await send(page);
  await expect(first(page).getByText('Thanks')).toBeVisible();
  const [request] = await sent(page);
  expect(request?.fields.token).toBe('');
});

test('after success Back shows a form that works', async ({ page, open }) => {
  await open('/contact/');
  const form = page.locator('#order');
  const order = async () => {
    await form.getByPlaceholder('Full "name"').fill('A Visitor');
    await form.getByLabel('Topic').selectOption('Bread');
    await form.getByLabel('Yes').check();
    await form.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL(/\/plain\//);
  };
  await order();
  await page.goBack();
  expect(await sent(page)).toHaveLength(1);
  // The browser may restore the page as it was left, or load it again.
  if ((await form.getByRole('button', { name: 'Send' }).count()) === 0) await page.reload();
  await order();
  expect(await sent(page)).toHaveLength(2);
});

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

/** Types the end of the text: Firefox fires no change event for a value that a script has set. */
const typeHalf = async (page: Page) => {
  await fill(page, { message: 'Half a' });
  await first(page).getByLabel('Message').press('End');
  await page.keyboard.type(' thought');
  await page.keyboard.press('Tab');
};

test('a draft is kept for the session if the owner enables it, and deleted when the form is sent', async ({
  page,
  open,
}) => {
  await changePage(page, (html) =>
    html.replace('/skerry.core.js"', '/skerry.core.js" data-drafts="on"'),
  );
  await open('/contact/');
  await typeHalf(page);
  await expect.poll(() => stored(page)).toContain('Half a thought');
  await open('/contact/');
  await expect(first(page).getByLabel('Message')).toHaveValue('Half a thought');
  await expect(first(page).getByLabel('Sum')).toHaveValue('');
  await fill(page);
  await send(page);
  await expect(first(page).getByText('Thanks')).toBeVisible();
  await open('/contact/');
  await expect(first(page).getByLabel('Name')).toHaveValue('');
});

test("without the owner's wish nothing typed is stored", async ({ page, open }) => {
  await open('/contact/');
  await typeHalf(page);
  await open('/contact/');
  expect(await stored(page)).not.toContain('Half a thought');
});

for (const direction of ['ltr', 'rtl']) {
  test(`the forms fit a screen of 320 pixels, ${direction}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open('/contact/', `dir=${direction}`);
    await send(page);
    await expect(first(page).locator('.et-pb-contact-message')).toBeFocused();
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
  });
}
