import type { Page } from '@playwright/test';
import { ALL, consentPage } from './consent-page';
import { expect, settle, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

/**
 * Simulates prerendering: the browser renders a page named by a speculation rule before anyone sees
 * it. Playwright cannot access such a page, so the document claims to be one.
 */
const prerender = async (page: Page, path: string) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isCall = ['fetch', 'xhr', 'ping'].includes(request.resourceType());
    if (isCall || request.method() !== 'GET') calls.push(pathname + search);
  });
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => true });
    const written: string[] = [];
    Object.assign(window, { written });
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => cookie?.get?.call(document) as string,
      set(value: string) {
        written.push(`cookie ${value}`);
        cookie?.set?.call(document, value);
      },
    });
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      written.push(`storage ${key}`);
      setItem.call(this, key, value);
    };
  });
  await page.goto(path);
  await settle(page);
  const written = () =>
    page.evaluate(() => [...(window as unknown as { written: readonly string[] }).written]);
  const show = async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { configurable: true, get: () => false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await settle(page);
  };
  return { calls, written, show };
};

for (const path of [
  '/kitchen-sink/',
  '/shop/',
  '/product/enamel-mug/',
  '/checkout/',
  '/courses/c/',
  '/divi-5/',
  '/pixel/',
]) {
  test(`a page that is only prerendered sends no request and writes nothing: ${path}`, async ({
    page,
  }) => {
    const { calls, written } = await prerender(page, path);
    await page.evaluate(async () => {
      for (let at = 0; at < 10; at += 1) await new Promise((next) => requestAnimationFrame(next));
    });
    expect(calls).toEqual([]);
    expect(await written()).toEqual([]);
  });
}

test('a prerendered shop works once it is shown: a product is added to the cart, once', async ({
  page,
}) => {
  const { calls, written, show } = await prerender(page, '/shop/');
  expect([...calls, ...(await written())]).toEqual([]);
  await show();
  await page.locator('.ajax_add_to_cart').first().click();
  await expect(page.locator('.added_to_cart')).toHaveCount(1);
  expect(calls.filter((call) => call.includes('add_to_cart'))).toHaveLength(1);
});

test('a banner that was prerendered works once it is shown: the choice is kept', async ({
  page,
}) => {
  const { written, show } = await prerender(page, '/consent/');
  expect(await written()).toEqual([]);
  await show();
  const consent = consentPage(page);
  await consent.tag('accept-button').click();
  await expect.poll(consent.record).toBe(`consent:yes,action:yes,${ALL}`);
  await expect.poll(consent.ran).toEqual(['stats', 'ads', 'chat', 'inline']);
});
