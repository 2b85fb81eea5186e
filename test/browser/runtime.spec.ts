import { readFileSync } from 'node:fs';
import { holdBack } from './support/hold-back';
import { expect, settle, test } from './support/test';

test.describe('the script tag', () => {
  test('does nothing with ?skerry=off', async ({ page }) => {
    await page.goto('/tabs/?skerry=off');
    await page.waitForLoadState('load');
    expect(await page.evaluate(() => typeof window.skerry)).toBe('undefined');
    await expect(page.locator('[role=tab]')).toHaveCount(0);
  });

  test('does nothing when the page sets skerryOff', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { skerryOff: true }));
    await page.goto('/tabs/');
    await page.waitForLoadState('load');
    expect(await page.evaluate(() => typeof window.skerry)).toBe('undefined');
  });

  test('works once when it is on the page twice, and reports it', async ({
    page,
    open,
    faults,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.route('**/tabs/', async (route) => {
      const response = await route.fetch();
      const tag = '<script src="/skerry/skerry.core.js"></script>';
      await route.fulfill({ response, body: (await response.text()).replace(tag, tag + tag) });
    });
    await open('/tabs/');
    expect(messages.filter((text) => text.includes('twice'))).toHaveLength(1);
    await expect(page.locator('#plans [tabindex="0"][role=tab]')).toHaveCount(1);
    expect(faults).toEqual([]);
  });

  for (const [attribute, isMounted] of [
    ['data-off="modules"', false],
    ['data-only="shop"', false],
    ['data-only="modules,shop"', true],
    ['data-only="no-such-family"', true],
  ] as const) {
    test(`with ${attribute} modules are ${isMounted ? 'on' : 'off'}`, async ({ page, open }) => {
      await page.route('**/tabs/', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          'skerry.core.js"',
          `skerry.core.js" ${attribute}`,
        );
        await route.fulfill({ response, body });
      });
      await open('/tabs/');
      await expect(page.locator('#plans [role=tablist]')).toHaveCount(isMounted ? 1 : 0);
    });
  }

  test('keeps a family inactive while its old script is on the page, and names it once', async ({
    page,
    open,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.route('**/Divi/js/scripts.min.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.route('**/accordion/', async (route) => {
      const response = await route.fetch();
      const old = '<script src="/wp-content/themes/Divi/js/scripts.min.js"></script></body>';
      await route.fulfill({ response, body: (await response.text()).replace('</body>', old) });
    });
    await open('/accordion/');
    expect(messages.filter((text) => text.includes('"modules" stands down'))).toHaveLength(1);
    await expect(page.locator('.et_pb_toggle_title [role=button]')).toHaveCount(0);
  });

  test('the runtime is requested at the script tag, before the rest of the page is parsed', async ({
    page,
  }) => {
    await page.route('**/half/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><script src="/skerry/skerry.js"></script><script src="/never.js"></script>',
      }),
    );
    await page.route('**/never.js', () => {});
    const requested = page.waitForRequest(/chunks\/runtime-/);
    await page.goto('/half/', { waitUntil: 'commit' });
    await requested;
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
  });

  for (const { path, files } of [
    { path: '/tabs/', files: ['runtime', 'asleep'] },
    { path: '/sliders/', files: ['runtime', 'asleep', 'slider', 'ui'] },
    { path: '/shop/', files: ['runtime', 'shop'] },
    { path: '/courses/c/', files: ['runtime', 'learndash'] },
  ]) {
    test(`one trip after the script tag: what ${path} shows is requested beside the runtime`, async ({
      page,
    }) => {
      const requested = new Set<string>();
      await page.route(/\/chunks\//, async (route) => {
        requested.add(/chunks\/([a-z0-9-]+)-/.exec(route.request().url())?.[1] ?? '');
        // Every request is held until all files have been requested.
        await expect.poll(() => [...requested]).toEqual(expect.arrayContaining(files));
        await route.continue();
      });
      await page.goto(path);
      await settle(page);
      await expect(
        page.locator('.et_pb_slider,[role=tab],article,li.product').first(),
      ).toBeVisible();
    });
  }

  test('the loader without the consent guard grants nothing on a page with a banner, and reports it', async ({
    page,
    open,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.route('**/consent/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('/skerry.js"', '/skerry.core.js"');
      await route.fulfill({ response, body });
    });
    await open('/consent/');
    expect(messages.filter((text) => text.includes('name skerry.js in the tag'))).toHaveLength(1);
    const state = await page.evaluate(() => window.skerry?.consent.state());
    expect(state).toEqual({ status: 'undecided', law: 'gdpr', categories: {} });
  });

  test('boots from one file', async ({ page, open, faults }) => {
    const chunks: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/chunks/')) chunks.push(request.url());
    });
    await open('/tabs/', 'file=all');
    await expect(page.locator('#plans [role=tab]').first()).toBeVisible();
    expect(chunks).toEqual([]);
    expect(faults).toEqual([]);
  });
});

test.describe('inserted and removed markup', () => {
  test('inserted modules work, moved ones continue, removed ones end', async ({
    page,
    open,
    faults,
  }) => {
    await open('/late/');
    // Islands in the header stay.
    const count = () =>
      page.evaluate(
        () =>
          window.skerry
            ?.islands()
            .filter(({ kind, root }) => kind === 'island' && root.closest('main')).length,
      );
    const press = (name: string) => page.getByRole('button', { name }).click();
    const before = (await count()) ?? 0;
    await press('Add tabs');
    await expect.poll(count).toBe(before + 1);
    await settle(page);
    const added = page.locator('#late-left .et_pb_tabs, #late-right .et_pb_tabs').last();
    await added.locator('[role=tab]').nth(1).click();
    await expect(added.locator('[role=tab]').nth(1)).toHaveAttribute('aria-selected', 'true');
    await press('Move the last to the other side');
    await expect(added.locator('[role=tab]').nth(1)).toHaveAttribute('aria-selected', 'true');
    expect(await count()).toBe(before + 1);
    await press('Remove the last');
    await expect.poll(count).toBe(before);
    await press('Add and remove at once');
    await press('Add fifty toggles');
    await settle(page);
    await press('Remove all');
    await expect.poll(count).toBe(0);
    expect(faults).toEqual([]);
  });
});

test('a click before the chunk has loaded is deferred and repeated', async ({ page }) => {
  const release = await holdBack(page, /chunks\/(asleep|panels)-/);
  await page.goto('/tabs/', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => window.skerry);
  await page.locator('#plans > ul > li a').nth(2).click();
  release();
  await expect(page.locator('#plans > .et_pb_all_tabs > [role=tabpanel]').nth(2)).toBeVisible();
});

test('a press on a tab before the runtime has loaded opens the tab, and does not scroll to the top', async ({
  page,
}) => {
  const release = await holdBack(page, /chunks\/runtime-/);
  await page.setViewportSize({ width: 800, height: 300 });
  await page.goto('/tabs/', { waitUntil: 'domcontentloaded' });
  const tab = page.locator('#plans > ul > li a').nth(2);
  await tab.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await tab.click();
  release();
  await expect(page.locator('#plans > .et_pb_all_tabs > [role=tabpanel]').nth(2)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('the inspector lists the mounts of the page and their outcome', async ({
  page,
  open,
  faults,
}) => {
  await open('/kitchen-sink/', 'skerry=inspect');
  const panel = page.getByRole('region', { name: 'Skerry inspector' });
  await expect(panel).toBeVisible();
  await expect(
    panel.locator('tr[data-status=asleep]').filter({ hasText: 'tabs' }).first(),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Hide' }).click();
  await expect(panel.locator('table')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a module that other scripts watch fires its events through jQuery as well', async ({
  page,
  open,
}) => {
  await open('/sliders/', 'motion=reduce');
  // jQuery may load after Skerry: optimisers move it to the end.
  await page.evaluate(readFileSync('node_modules/jquery/dist/jquery.min.js', 'utf8'));
  const received = await page.evaluate(() => {
    interface Received {
      readonly name: string;
      readonly isCollection: boolean;
    }
    const { jQuery } = window as unknown as {
      jQuery: (target: unknown) => {
        on(name: string, listener: (event: unknown, detail: Record<string, unknown>) => void): void;
      };
    };
    return new Promise<Received[]>((resolve) => {
      const all: Received[] = [];
      const listen = (name: string, key: string) =>
        jQuery('#auto-slider').on(name, (_, detail) => {
          all.push({ name, isCollection: Boolean((detail[key] as { jquery?: string }).jquery) });
          if (name === 'simple_slider_after_move_to') resolve(all);
        });
      listen('slide', 'current');
      listen('simple_slider_before_move_to', 'next_slide');
      listen('simple_slider_after_move_to', 'next_slide');
      document.querySelector<HTMLElement>('#auto-slider .et-pb-arrow-next')?.click();
    });
  });
  expect(received).toEqual([
    { name: 'slide', isCollection: true },
    { name: 'simple_slider_before_move_to', isCollection: true },
    { name: 'simple_slider_after_move_to', isCollection: true },
  ]);
});
