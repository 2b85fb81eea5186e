import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

export const jacket = '/product/sail-jacket/';
export const bar = 'bar=off';
export const events = [
  'wc-product-gallery-before-destroy',
  'wc-product-gallery-before-init',
  'wc-product-gallery-after-init',
];

export const choose = async (page: Page, colour: string, size: string) => {
  await page.locator('#colour').selectOption(colour);
  await page.locator('#size').selectOption(size);
};
export const galleryOf = (page: Page) => page.locator('.woocommerce-product-gallery');
export const imageOf = (page: Page) => galleryOf(page).locator('.wp-post-image');
export const thumbsOf = (page: Page) => galleryOf(page).locator('.flex-control-thumbs img');
export const own = /sail-jacket\.svg$/;

/** Changes the markup of the page. */
export const withMarkup = (page: Page, change: (html: string) => string) =>
  page.route(/\/product\/sail-jacket\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/** Makes the form request each variation; the response is sent when the test calls for it. */
export const withResponses = async (page: Page) => {
  test.skip(test.info().project.name === 'firefox', 'Firefox does not report posted data.');
  const printed: { list: string } = { list: '[]' };
  await withMarkup(page, (html) =>
    html.replace(/data-product_variations="([^"]*)"/, (_, list: string) => {
      printed.list = list.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
      printed.list = printed.list.replaceAll('&#39;', "'").replaceAll('&amp;', '&');
      return 'data-product_variations="false"';
    }),
  );
  const requests: { readonly colour: string; readonly send: () => Promise<void> }[] = [];
  const released = new Set<string>();
  await page.route(/wc-ajax=get_variation/, async (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '');
    const colour = fields.get('attribute_colour') ?? '';
    const list = JSON.parse(printed.list) as { attributes: Record<string, string> }[];
    const found = list.find(
      ({ attributes }) =>
        attributes.attribute_colour === colour &&
        attributes.attribute_size === fields.get('attribute_size'),
    );
    // A request that the page has aborted takes no response.
    const send = () => route.fulfill({ json: found ?? false }).catch(() => {});
    requests.push({ colour, send });
    if (released.has(colour)) await send();
  });
  const expectRequested = (colour: string) =>
    expect.poll(() => requests.some((each) => each.colour === colour)).toBe(true);
  return {
    expectRequested,
    /** A page that has just been opened may send the same request twice. */
    respond: async (colour: string) => {
      await expectRequested(colour);
      released.add(colour);
      for (const each of requests) if (each.colour === colour) await each.send();
    },
  };
};

/** Inserts jQuery before all other scripts. */
export const withJQuery = async (page: Page) => {
  await withMarkup(page, (html) => {
    const nonce = /nonce="([^"]*)"/.exec(html)?.[1] ?? '';
    return html.replace('<head>', `<head><script nonce="${nonce}" src="/jquery.js"></script>`);
  });
  await page.route('**/jquery.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: readFileSync('node_modules/jquery/dist/jquery.min.js', 'utf8'),
    }),
  );
};
/** Opens the page with jQuery, and waits until its function exists. */
export const openWithJQuery = async (
  page: Page,
  open: (path: string, query?: string) => Promise<unknown>,
) => {
  await withJQuery(page);
  // The form checks its defaults shortly after it has started, which shows the product's own gallery.
  await page.addInitScript(() =>
    addEventListener('skerry:wc_variation_form', () =>
      Object.assign(window, { hasCheckedDefaults: true }),
    ),
  );
  await open(jacket, bar);
  await hasFunction(page);
  await page.waitForFunction(() => 'hasCheckedDefaults' in window);
};
/** Waits until the chunk is loaded, which plugins detect by its function. */
const hasFunction = (page: Page) =>
  page.waitForFunction(() => {
    const { jQuery } = window as unknown as { jQuery: { fn: Record<string, unknown> } };
    return typeof jQuery.fn.wc_variations_gallery_replace === 'function';
  });
