import { button } from './cart-list';
import { expect, test } from './support/test';

test('a page of broken markup stays usable and its sound module works', async ({
  page,
  open,
  faults,
}) => {
  await open('/broken/');
  await page.locator('#sound [role=tab]').nth(1).click();
  await expect(page.locator('#sound [role=tabpanel]').nth(1)).toBeVisible();
  await page.locator('#two-open .et_pb_toggle_title').nth(1).click();
  await page.locator('#twin [role=tab]').nth(1).click();
  expect(faults).toEqual([]);
});

for (const chunk of ['runtime', 'ui', 'asleep']) {
  test(`the chunk ${chunk} that fails to load once is requested again under another address`, async ({
    page,
    open,
    faults,
  }) => {
    let refused = 0;
    await page.route(new RegExp(`/chunks/${chunk}-[^?]*$`), (route) => {
      refused += 1;
      return route.abort();
    });
    await open('/tabs/');
    await page.locator('#plans [role=tab]').nth(1).click();
    await expect(page.locator('#plans [role=tabpanel]').nth(1)).toBeVisible();
    expect(refused).toBeGreaterThan(0);
    // Each file with islands imports the UI library; other files are requested by the loader and by
    // the files that import them.
    if (chunk !== 'ui') expect(refused).toBeLessThanOrEqual(2);
    expect(faults).toEqual([]);
  });
}

test('code that the cart fetches with the first purchase is requested again as well', async ({
  page,
  open,
  faults,
}) => {
  const refused: string[] = [];
  await page.route(/chunks\/(insert-html|shop-replace)-[^?]*$/, (route) => {
    refused.push(/chunks\/([a-z-]+)-/.exec(route.request().url())?.[1] ?? '');
    return route.abort();
  });
  await open('/shop/', 'bar=off');
  await button(page).click();
  await expect(page.locator('.widget_shopping_cart').first().locator('li')).toHaveCount(1);
  expect(refused.sort()).toEqual(['insert-html', 'shop-replace']);
  expect(faults).toEqual([]);
});

test('a chunk that always fails to load is reported, and nothing else stops', async ({
  page,
  open,
}) => {
  const reported: string[] = [];
  await page.exposeFunction('report', (text: string) => reported.push(text));
  await page.addInitScript(() => {
    document.addEventListener('skerry:error', (event) => {
      event.preventDefault();
      const { source, phase } = event.detail;
      void (window as unknown as { report(text: string): Promise<void> }).report(
        `${source} ${phase}`,
      );
    });
  });
  await page.route(/chunks\/asleep-/, (route) => route.abort());
  await open('/accordion/');
  expect(new Set(reported)).toEqual(new Set(['toggle load', 'slider load']));
  const statuses = await page.evaluate(() =>
    (window.skerry?.islands() ?? [])
      .filter(({ when }) => when !== 'key')
      .map(({ name, status }) => ({ status, sleeps: name === 'toggle' || name === 'slider' })),
  );
  const of = (sleeps: boolean) =>
    new Set(statuses.filter((each) => each.sleeps === sleeps).map(({ status }) => status));
  expect(of(true)).toEqual(new Set(['failed']));
  // Definitions asleep whose code is in the file of menus.
  expect(of(false)).toEqual(new Set(['mounted', 'asleep']));
});

test('without the UI library islands keep the server’s markup, controllers work, and the next press retries', async ({
  page,
  open,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[skerry]')) messages.push(message.text());
  });
  await page.route(/\/ui-/, (route) => route.abort());
  await open('/accordion/');
  await page.locator('.et_pb_toggle_title').first().click();
  await expect.poll(() => messages.some((text) => text.includes('toggle'))).toBe(true);
  const first = page.locator('.et_pb_accordion,.et_pb_toggle').first();
  await expect(first.locator('[role=button]')).toHaveCount(0);
  const mounted = await page.evaluate(() =>
    window.skerry?.islands().flatMap(({ name, status }) => (status === 'mounted' ? name : [])),
  );
  expect(mounted).toContain('header');
  expect(mounted).not.toContain('toggle');
  await page.unroute(/\/ui-/);
  const closed = page.locator('.et_pb_toggle_title').nth(1);
  await closed.click();
  await expect(closed.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
});

test('if the runtime cannot be loaded, the page stays as the server printed it, and this is reported once', async ({
  page,
  browserName,
}) => {
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[skerry]')) messages.push(message.text());
  });
  const requested: string[] = [];
  await page.route(/hunks\/runtime-/, (route) => {
    requested.push(route.request().url());
    return route.abort();
  });
  await page.goto('/tabs/#plans|1');
  await expect.poll(() => messages).toEqual([expect.stringContaining('could not start')]);
  // Firefox also fetches a file itself if its preload failed.
  expect(requested).toHaveLength(browserName === 'firefox' ? 3 : 2);
  await expect(page.locator('#plans .et_pb_tab_active')).toHaveCount(1);
  await expect(page.locator('#plans [role=tab]')).toHaveCount(0);
  expect(thrown).toEqual([]);
});

test('a click on a link whose chunk fails to load is left to the browser', async ({ page }) => {
  await page.route(/chunks\/shop-/, (route) => route.abort());
  await page.goto('/shop/', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.skerry);
  await page.locator('.ajax_add_to_cart').first().click();
  await page.waitForURL(/add-to-cart=|\/cart\//);
});

test('a listener that throws is reported and does not stop the others', async ({ page, open }) => {
  await open('/tabs/');
  const result = await page.evaluate(() => {
    const received: string[] = [];
    document.addEventListener('skerry:error', (event) => {
      event.preventDefault();
      received.push(event.detail.source);
    });
    window.skerry?.on('hash:changed', () => {
      throw new Error('theirs');
    });
    return new Promise<string[]>((resolve) => {
      window.skerry?.on('hash:changed', () => {
        received.push('second');
        resolve(received);
      });
      location.hash = '#plans|1';
    });
  });
  expect(result).toEqual(['bus', 'second']);
});

test('blocked storage and cookies stop nothing', async ({ page, open, faults }) => {
  await open('/kitchen-sink/', 'storage=blocked');
  await expect(page.locator('[role=tab]').first()).toBeAttached();
  expect(faults).toEqual([]);
});

test('a menu whose chunk fails to load is reported, and the next press loads it', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.addInitScript(() => {
    document.addEventListener('skerry:error', (event) => event.preventDefault());
  });
  await page.route(/chunks\/opened-menus-/, (route) => route.abort());
  await open('/headers/left/', 'bar=off');
  const button = page.locator('.mobile_menu_bar');
  await button.click();
  const faults = () =>
    page.evaluate(() => window.skerry?.faults().map(({ source, phase }) => `${source} ${phase}`));
  await expect.poll(faults).toEqual(['mobile menu load']);
  await expect(button).not.toHaveAttribute('aria-expanded', 'true');
  await page.unroute(/chunks\/opened-menus-/);
  await button.click();
  await expect(page.locator('#mobile_menu')).toBeVisible();
});

test('a link inside the page works even if its chunk fails to load [S2.07]', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('skerry:error', (event) => event.preventDefault());
  });
  await page.route(/chunks\/anchors-/, (route) => route.abort());
  await open('/links/', 'bar=off');
  const link = page.locator('main a[href^="#"]').first();
  const hash = await link.evaluate((each: HTMLAnchorElement) => each.hash);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await expect(page.locator(decodeURIComponent(hash))).toBeInViewport();
});
