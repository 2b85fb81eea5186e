import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** What the stand-in's server has been asked, without the pages themselves. */
const calls = async (page: Page): Promise<readonly string[]> => {
  const list = (await (await page.request.get('/qa/requests')).json()) as { call: string }[];
  return list.map(({ call }) => call);
};
const fault = (page: Page, kind: string, call = '') =>
  page.request.post('/qa/fault', { data: { kind, call } });
/** The cart's code works: from then on a click makes no page load. */
const ready = (page: Page) =>
  page.waitForFunction(() =>
    window.skerry?.islands().some(({ name, status }) => name === 'cart' && status === 'mounted'),
  );
const button = (page: Page) => page.locator('.ajax_add_to_cart').first();
const lines = (page: Page) => page.locator('.widget_shopping_cart').first().locator('li');
const region = (page: Page) => page.locator('.widget_shopping_cart_live_region');

test.beforeEach(async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  Object.assign(page, { errors });
  await page.goto('/shop/');
});
test.afterEach(({ page }) => {
  expect((page as Page & { errors: string[] }).errors).toEqual([]);
});

test('a first visit without a cart asks the shop nothing', async ({ page }) => {
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect(await calls(page)).toEqual([]);
});

test('a click adds: loading, added, a link to the cart, the mini carts, the announcement [S4.10] [S7.02] [S7.04] [S7.05]', async ({
  page,
}) => {
  await ready(page);
  await fault(page, 'slow', 'add_to_cart');
  await button(page).click();
  await expect(button(page)).toHaveClass(/\bloading\b/);
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await expect(button(page)).toHaveClass(/\badded\b/);
  await expect(button(page)).not.toHaveClass(/\bloading\b/);
  await expect(page.locator('.added_to_cart')).toHaveText('View cart');
  for (const widget of await page.locator('.widget_shopping_cart').all()) {
    await expect(widget.locator('li')).toHaveCount(1);
  }
  await expect(region(page)).toHaveText(/has been added to your cart/);
  expect(await calls(page)).toEqual(['add_to_cart']);
});

test('a click before the code has come is kept and adds without a page load [S4.10]', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/chunks/cart-*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/shop/');
  await page.waitForFunction(() => window.skerry);
  await button(page).click();
  release();
  await expect(button(page)).toHaveClass(/\badded\b/);
  expect(new URL(page.url()).search).toBe('');
});

test('the next page shows the cart from its cache without a call [S3.04] [S7.12]', async ({
  page,
}) => {
  await ready(page);
  await button(page).click();
  await expect(lines(page)).toHaveCount(1);
  await page.goto('/shop/?orderby=price');
  await expect(lines(page)).toHaveCount(1);
  expect(await calls(page)).toEqual(['add_to_cart']);
});

test('a new tab of a visitor with a cart asks once [S7.10] [S7.11]', async ({ page, context }) => {
  await ready(page);
  await button(page).click();
  await expect(lines(page)).toHaveCount(1);
  const tab = await context.newPage();
  await tab.goto('/shop/');
  await expect(lines(tab)).toHaveCount(1);
  expect(await calls(page)).toEqual(['add_to_cart', 'get_refreshed_fragments']);
});

test('another open tab follows', async ({ page, context }) => {
  const tab = await context.newPage();
  await tab.goto('/shop/');
  await ready(tab);
  await ready(page);
  await button(page).click();
  await expect(lines(tab)).toHaveCount(1);
});

test('an error with a product address leads to the product [S8.01]', async ({ page }) => {
  await ready(page);
  await page.route('**/?wc-ajax=add_to_cart', (route) =>
    route.fulfill({ json: { error: true, product_url: '/blank/' } }),
  );
  await button(page).click();
  await page.waitForURL('**/blank/');
});

test('when the server fails the browser follows the button', async ({ page }) => {
  await ready(page);
  await fault(page, '500', 'add_to_cart');
  await button(page).click();
  await page.waitForURL(/add-to-cart=/);
});

test('offline the button says so and works again afterwards', async ({ page, context }) => {
  await ready(page);
  await context.setOffline(true);
  await button(page).click();
  await expect(region(page)).toHaveText(/did not work/);
  await expect(button(page)).not.toHaveClass(/\bloading\b/);
  await context.setOffline(false);
  await button(page).click();
  await expect(button(page)).toHaveClass(/\badded\b/);
});

test('a failed refresh is quiet and fires the error event [S8.03]', async ({ page }) => {
  await ready(page);
  await button(page).click();
  await expect(lines(page)).toHaveCount(1);
  await page.evaluate(() => {
    sessionStorage.clear();
    document.addEventListener(
      'skerry:wc_fragments_ajax_error',
      () => document.documentElement.setAttribute('data-heard', ''),
      { once: true },
    );
  });
  await fault(page, '403', 'get_refreshed_fragments');
  await page.evaluate(() =>
    document.body.dispatchEvent(new CustomEvent('skerry:wc_fragment_refresh', { detail: [] })),
  );
  await expect(page.locator('html')).toHaveAttribute('data-heard', '');
  await expect(lines(page)).toHaveCount(1);
});

test('a line is removed by keyboard and focus goes to the line that follows [S7.06] [S7.08]', async ({
  page,
}) => {
  await ready(page);
  for (const index of [0, 1, 2]) {
    await page.locator('.ajax_add_to_cart').nth(index).click();
    await expect(page.locator('.ajax_add_to_cart').nth(index)).toHaveClass(/\badded\b/);
  }
  await expect(lines(page)).toHaveCount(3);
  const names = await lines(page)
    .locator('.remove')
    .evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')));
  await lines(page).nth(1).locator('.remove').focus();
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(2);
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', names[2] ?? '');
  await expect(region(page)).toHaveText(/has been removed from your cart/);
});

test('when removing fails the browser follows the link [S7.09] [S8.02]', async ({ page }) => {
  await ready(page);
  await button(page).click();
  await expect(lines(page)).toHaveCount(1);
  await fault(page, 'garbage', 'remove_from_cart');
  const followed = page.waitForRequest(/remove_item=/);
  await lines(page).first().locator('.remove').click();
  await followed;
});

test('fragments cannot bring scripts, handlers or reach beyond their key', async ({ page }) => {
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
  const part = (link: string, text: string) => `<p class="part"><a ${link}>${text}</a></p>`;
  const shown = 'href="/cart/"';
  await page.evaluate(
    (html) => document.body.insertAdjacentHTML('beforeend', html),
    part(shown, '0').repeat(2),
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
  const parts = page.locator('.part');
  const outer = () => parts.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
  for (const [at, [given, kept]] of [
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
    await replaceBy(part(given as string, text));
    expect(await outer()).toEqual(Array(2).fill(part(kept as string, text).replace('a >', 'a>')));
    await expect(parts.locator('img')).toHaveCount(0);
  }
  await parts.first().locator('a').hover();
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

test('twenty fragments on a page with two hundred cart elements take little script', async ({
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
  const took = await page.evaluate(
    async ([first, second]) => {
      const replace = (fragments: unknown, hash: string) =>
        new Promise<number>((resolve) => {
          const startedAt = performance.now();
          document.body.addEventListener(
            'skerry:wc_fragments_loaded',
            () => resolve(performance.now() - startedAt),
            { once: true },
          );
          document.body.dispatchEvent(
            new CustomEvent('skerry:added_to_cart', { detail: [fragments, hash] }),
          );
        });
      // The old script's way, side by side: every element is built anew.
      const rebuild = (fragments: Readonly<Record<string, string>>) => {
        const startedAt = performance.now();
        for (const [key, html] of Object.entries(fragments)) {
          for (const element of document.querySelectorAll(key)) element.outerHTML = html;
        }
        return performance.now() - startedAt;
      };
      // The first set also fetches the code.
      await replace(first, 'a');
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const set = round % 2 === 0 ? second : first;
        ours.push(await replace(set, `${round}`));
        theirs.push(rebuild(set));
      }
      return { ours: Math.min(...ours), theirs: Math.min(...theirs) };
    },
    [set('new'), set('newer')] as const,
  );
  await expect(page.getByText('newer')).toHaveCount(600);
  const ratio = took.ours / took.theirs;
  const description = `${took.ours.toFixed(1)} ms, ${ratio.toFixed(1)} times a bare rebuild`;
  test.info().annotations.push({ type: 'script', description });
  // Parsing inert, cleaning and comparing cost more than a blind rebuild; on any machine this much.
  expect(ratio).toBeLessThan(20);
});
