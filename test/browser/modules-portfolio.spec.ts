import { seenShifts, watchSeenShifts } from './support/seen-shifts';
import { expect, oneBuild, settle, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const work = '#work .et_pb_portfolio_item:visible';
const filter = (slug: string) => `#work [data-category-slug="${slug}"]`;

test('a category shows its first page and is in the address [S4.32] [S2.03b, S2.03c]', async ({
  page,
}) => {
  await page.goto('/portfolio/');
  await settle(page);
  await expect(page.locator(work)).toHaveCount(3);
  await page.locator('#work a.page-3').click();
  await expect(page).toHaveURL(/#work\|all\|3$/);
  await page.locator(filter('photo')).click();
  await expect(page.locator('#work a.page-1')).toHaveClass(/\bactive\b/);
  await expect(page).toHaveURL(/#work\|photo\|1$/);
  await expect(page.locator(filter('photo'))).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator(filter('all'))).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator(work).first()).toHaveClass(/first_in_row/);
  await page.goBack();
  await expect(page.locator('#work a.page-3')).toHaveClass(/\bactive\b/);
});

for (const width of [1280, 390]) {
  test(`a filterable portfolio has its first page from the first paint, and nothing moves at ${width} px when its code loads`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchSeenShifts(page);
    await page.goto('/portfolio/');
    await settle(page);
    expect(await seenShifts(page)).toEqual([]);
  });
}

test('a category outside ASCII is restored from the address [S2.04]', async ({ page }) => {
  await page.goto(`/portfolio/#work|${encodeURIComponent('druck-größe')}|1`);
  await settle(page);
  await expect(page.locator(filter('druck-größe'))).toHaveClass(/\bactive\b/);
  await expect(page.locator(work)).toHaveCount(2);
});

test('filters work by keyboard', async ({ page }) => {
  await page.goto('/portfolio/');
  await settle(page);
  await page.locator(filter('web')).focus();
  await page.keyboard.press('Space');
  await expect(page.locator(filter('web'))).toHaveClass(/\bactive\b/);
  await expect(page.getByRole('status').filter({ hasText: 'shown' })).toHaveCount(1);
});

const items = '#sliding .et_pb_portfolio_items';
const group = '#sliding .et_pb_carousel_group.active .et_pb_portfolio_item';

test('columns and heights follow the width of the container [S9.25e]', async ({ page }) => {
  for (const [width, columns] of [
    [400, 1],
    [700, 2],
    [900, 3],
    [1280, 4],
    [1700, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/portfolio/');
    await settle(page);
    await expect(page.locator(items)).toHaveClass(new RegExp(`columns-${columns}\\b`));
    await expect(page.locator(group)).toHaveCount(columns);
    const box = await page.locator(group).first().boundingBox();
    expect(Math.abs((box?.height ?? 0) - (box?.width ?? 0) * 0.75)).toBeLessThan(2);
  }
});

test('a phone that is turned before a full-width portfolio is seen: its columns fit already, so links lead past it [S9.25e]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/portfolio/');
  await settle(page);
  const grid = page.locator('#wide-grid .et_pb_portfolio_items');
  await expect(grid).toHaveClass(/columns-1\b/);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(grid).toHaveClass(/columns-3\b/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('arrows slide a whole group and announce it, and the server’s order is restored', async ({
  page,
}) => {
  await page.goto('/portfolio/');
  await settle(page);
  const names = () => page.locator(group).locator('.et_pb_module_header').allTextContents();
  const announced = page.getByRole('status');
  expect(await names()).toEqual(['Project 11', 'Project 10', 'Project 9', 'Project 8']);
  await page.locator('#sliding').hover();
  await page.locator('#sliding .et-pb-arrow-next').click();
  await expect.poll(names).toEqual(['Project 7', 'Project 6', 'Project 5', 'Project 4']);
  await expect(page.locator('#sliding .et_pb_carousel_group')).toHaveCount(1);
  await expect(
    announced.filter({ hasText: 'Project 7, Project 6, Project 5, Project 4' }),
  ).toHaveCount(1);
  await page.locator('#sliding .et-pb-arrow-prev').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(names).toEqual(['Project 11', 'Project 10', 'Project 9', 'Project 8']);
  await expect(
    announced.filter({ hasText: 'Project 11, Project 10, Project 9, Project 8' }),
  ).toHaveCount(1);
  const order = await page.evaluate(() => {
    window.skerry?.stop();
    return [...document.querySelectorAll('#sliding .et_pb_portfolio_items > *')].map(
      ({ className }) => className.match(/item_0_(\d+)/)?.[1],
    );
  });
  expect(order).toEqual(Array.from({ length: 11 }, (_, index) => String(index)));
});

test('automatic movement can be stopped', async ({ page }) => {
  await page.clock.install();
  await page.goto('/portfolio/');
  await settle(page);
  const first = page.locator(group).first();
  const before = await first.getAttribute('id');
  const pause = page.locator('#sliding').getByRole('button', { name: 'Pause' });
  await pause.click();
  await page.mouse.move(0, 0);
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.clock.runFor(15_000);
  expect(await first.getAttribute('id')).toBe(before);
});

test('under reduced motion nothing moves automatically', async ({ page }) => {
  await page.goto('/portfolio/');
  await settle(page);
  await expect(page.locator('#sliding .skerry-pause')).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const isReduced = await page.evaluate(
    () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  test.skip(!isReduced, 'this browser takes it from its preferences only');
  await expect(page.locator('#sliding .skerry-pause')).toHaveCount(0);
});

const pages = '#pages .et_pb_portfolio_item';

test('a page loads without the whole document, with history and focus [S7.30a] [S7.31a, S7.31b]', async ({
  page,
}) => {
  await page.goto('/portfolio/');
  await settle(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('et_portfolio')) calls.push(request.method());
  });
  await expect(page.locator(pages).first()).toHaveText(/Project 11/);
  await page.locator('#pages').getByText('Older Entries').click();
  await expect(page.locator(pages).first()).toHaveText(/Project 7/);
  await expect(page).toHaveURL(/paged=2/);
  await expect(page.locator('#pages .et_pb_ajax_pagination_container')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'New page shown' })).toHaveCount(1);
  // Rows of the new page get the same classes as those of the first page.
  await expect(page.locator(pages).first()).toHaveClass(/first_in_row/);
  await page.goBack();
  await expect(page.locator(pages).first()).toHaveText(/Project 11/);
  await page.goForward();
  await expect(page.locator(pages).first()).toHaveText(/Project 7/);
  await page.locator('#pages').getByText('Newer Entries').click();
  await expect(page.locator(pages).first()).toHaveText(/Project 11/);
  expect(calls).toEqual(['GET']);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('a page that fails to load is followed as a link', async ({ page }) => {
  await page.goto('/portfolio/');
  await settle(page);
  let isFirst = true;
  await page.route(/paged=2/, (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    return route.fulfill({ status: 500, body: 'broken' });
  });
  await page.locator('#pages').getByText('Older Entries').click();
  await page.waitForURL(/paged=2/);
  await settle(page);
  await expect(page.locator(pages).first()).toHaveText(/Project 7/);
  await expect(page.locator('#pages')).toHaveCSS('opacity', '1');
});

test('a 404 page counts where the visitor is on one already [S7.32] [S8.10a]', async ({ page }) => {
  await page.goto('/portfolio/');
  await settle(page);
  await page.evaluate(() => document.body.classList.add('error404'));
  await page.route(/paged=2/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, status: 404 });
  });
  await page.locator('#pages').getByText('Older Entries').click();
  await expect(page.locator(pages).first()).toHaveText(/Project 7/);
});

test('of two quick clicks the last one is shown', async ({ page }) => {
  await page.goto('/portfolio/?paged=2');
  await settle(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/paged=3/, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  await page.locator('#pages').getByText('Older Entries').click();
  await expect(page.locator('#pages [aria-busy]')).toHaveCount(1);
  await page.locator('#pages').getByText('Newer Entries').click();
  await expect(page.locator(pages).first()).toHaveText(/Project 11/);
  release();
  await expect(page.locator('#pages [aria-busy]')).toHaveCount(0);
  await expect(page.locator(pages).first()).toHaveText(/Project 11/);
});

test(
  'posts are in the columns of the style sheet and keep their order',
  oneBuild,
  async ({ page }) => {
    await page.goto('/blog/');
    await settle(page);
    const columns = page.locator('#stories .column');
    await expect(columns).toHaveCount(3);
    await expect(columns.first().locator('h2')).toHaveText(['Story 1', 'Story 4']);
    await expect(page.locator('#stories .et_pb_post').first()).toHaveCSS('opacity', '1');
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(columns).toHaveCount(2);
    await page.locator('#stories').getByText('Older Entries').click();
    await expect(columns.first().locator('h2').first()).toHaveText('Story 6');
    await expect(columns).toHaveCount(2);
    await page.evaluate(() => window.skerry?.stop());
    await expect(columns).toHaveCount(0);
    await expect(page.locator('#stories .et_pb_salvattore_content > article')).toHaveCount(5);
  },
);
