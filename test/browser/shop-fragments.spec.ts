import { button, ready } from './cart-list';
import { expect, test } from './support/test';

test.beforeEach(({ page }) => page.goto('/shop/'));
test.afterEach(({ faults }) =>
  expect(faults.filter((fault) => fault.startsWith('uncaught'))).toEqual([]),
);

test('fragments cannot insert scripts or handlers, or change anything beyond their key', async ({
  page,
}) => {
  await ready(page);
  const title = await page.title();
  await page.route('**/?wc-ajax=add_to_cart', (route) =>
    route.fulfill({
      json: {
        fragments: {
          '*': '<p>everything</p>',
          body: '<body><p>everything</p></body>',
          script: '<script>window.bad = 1</script>',
          'a:first': '<a>jQuery only</a>',
          'div.widget_shopping_cart_content':
            '<div class="widget_shopping_cart_content"><script>window.bad = 1</script><img src="x" onerror="window.bad = 1"><a href="javascript:window.bad=1">x</a><form action="/cart/" target="_blank"><input name="action" value="1"></form></div>',
        },
        cart_hash: 'h',
      },
    }),
  );
  await button(page).click();
  const content = page.locator('.widget_shopping_cart_content').first();
  await expect(content.locator('form[target="_blank"] input[name="action"]')).toHaveCount(1);
  await expect(content.locator('script, [onerror], [href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as { bad?: number }).bad)).toBeUndefined();
  expect(await page.title()).toBe(title);
});

test('a fragment that differs from what is shown in more than its texts is cleaned', async ({
  page,
}) => {
  await ready(page);
  const fragment = (link: string, text: string) => `<p class="part"><a ${link}>${text}</a></p>`;
  const shown = 'href="/cart/"';
  await page.evaluate(
    (html) => document.body.insertAdjacentHTML('beforeend', html),
    fragment(shown, '0').repeat(2),
  );
  const replaceBy = (html: string) =>
    page.evaluate(
      (value) =>
        new Promise<void>((resolve) => {
          const { body } = document;
          body.addEventListener('skerry:wc_fragments_loaded', () => resolve(), { once: true });
          const detail = [{ '.part': value }, 'h'];
          body.dispatchEvent(new CustomEvent('skerry:added_to_cart', { detail }));
        }),
      html,
    );
  const fragments = page.locator('.part');
  const outer = () => fragments.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
  for (const [at, [inserted, expected]] of [
    [shown, shown],
    ['href="/cart/" onclick="window.bad = 1"', shown],
    ['href="javascript:window.bad=1"', ''],
    [
      'href="/cart/" style="color:red" onpointerover="window.bad = 1"',
      `${shown} style="color:red"`,
    ],
    [shown, shown],
  ].entries()) {
    const text = `&lt;img src=x onerror=alert(${at})&gt;`;
    await replaceBy(fragment(inserted as string, text));
    expect(await outer()).toEqual(
      Array(2).fill(fragment(expected as string, text).replace('a >', 'a>')),
    );
    await expect(fragments.locator('img')).toHaveCount(0);
  }
  await fragments.first().locator('a').hover();
  expect(await page.evaluate(() => (window as { bad?: number }).bad)).toBeUndefined();
});

test('scroll position, focus and what is open survive a new set of fragments', async ({ page }) => {
  await ready(page);
  const set = (total: string) => ({
    fragments: {
      'div.widget_shopping_cart_content': `<div class="widget_shopping_cart_content"><details><summary>Cart</summary><div id="list" style="height:40px;overflow:auto"><p style="height:400px">Lines</p></div><a id="go" href="/cart/">Go</a></details><p>${total}</p></div>`,
    },
    cart_hash: total,
  });
  let total = 'one';
  await page.route('**/?wc-ajax=add_to_cart', (route) => route.fulfill({ json: set(total) }));
  await button(page).click();
  const widget = page.locator('.widget_shopping_cart').first();
  await expect(widget.getByText('one')).toBeVisible();
  await widget.locator('details').evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
  await widget.locator('#list').evaluate((list) => {
    list.scrollTop = 120;
  });
  total = 'two';
  await page
    .locator('.ajax_add_to_cart')
    .nth(1)
    .evaluate((link: HTMLElement) => link.click());
  await widget.locator('#go').focus();
  await expect(widget.getByText('two')).toBeVisible();
  expect(await widget.locator('#list').evaluate((list) => list.scrollTop)).toBe(120);
  await expect(widget.locator('#go')).toBeFocused();
});

test('twenty fragments fill all two hundred cart elements of a page, time after time', async ({
  page,
}) => {
  await ready(page);
  const keys = Array.from({ length: 20 }, (_, index) => `.part-${index}`);
  const value = (index: number, text: string) =>
    `<div class="part-${index}"><ul>${`<li><a href="/cart/">${text}</a><span>1 × 5</span></li>`.repeat(3)}</ul></div>`;
  await page.evaluate(
    (all) => document.body.insertAdjacentHTML('beforeend', all),
    keys.map((_, index) => value(index, 'old').repeat(10)).join(''),
  );
  const set = (text: string) =>
    Object.fromEntries(keys.map((key, index) => [key, value(index, text)]));
  for (const text of ['new', 'newer']) {
    await page.evaluate(
      (fragments) =>
        document.body.dispatchEvent(
          new CustomEvent('skerry:added_to_cart', { detail: [fragments, 'hash'] }),
        ),
      set(text),
    );
    await expect(page.getByText(text, { exact: true })).toHaveCount(600);
  }
});
