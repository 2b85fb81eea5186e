import { watchAnimating } from './support/animating';
import { expect, oneBuild, settle, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const bar = 'bar=off';

test(
  'sub-menus open for visitors who tab into them and close with Escape [S1.03]',
  oneBuild,
  async ({ page, open }) => {
    await page.setViewportSize({ width: 1200, height: 700 });
    await open('/headers/left/', bar);
    const menu = page.locator('#top-menu');
    const modules = menu.getByRole('link', { name: 'Modules' });
    const button = menu.getByRole('button', { name: 'Sub-menu: Modules' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await menu.getByRole('link', { name: 'Home' }).focus();
    await page.keyboard.press('Tab');
    await expect(modules).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const sliders = menu.getByRole('link', { name: 'Sliders' });
    await expect(sliders).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sliders).toBeFocused();
    await expect(menu.getByRole('link', { name: 'Details' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sliders).toBeFocused();
    await expect(menu.getByRole('link', { name: 'Details' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(modules).toBeFocused();
    await expect(sliders).toBeHidden();
  },
);

test(
  'a sub-menu has its own button: it closes what Tab has opened, and opens it again',
  oneBuild,
  async ({ page, open }) => {
    await page.setViewportSize({ width: 1200, height: 700 });
    await open('/headers/left/', bar);
    const menu = page.locator('#top-menu');
    const button = menu.getByRole('button', { name: 'Sub-menu: Modules' });
    await menu.getByRole('link', { name: 'Modules' }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
    expect([width, height]).toEqual([24, 24]);
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(menu.getByRole('link', { name: 'Sliders' })).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Everything' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Sliders' })).toBeFocused();
  },
);

for (const [window, width, action, opener, list, name, path] of [
  ['a wide window', 1200, 'hover', '.menu-item-has-children', '.sub-menu', 'Tabs', '/tabs/'],
  ['a phone', 375, 'click', '.mobile_menu_bar', '.et_mobile_menu', 'Home', '/'],
] as const) {
  test(
    `on ${window} the open list of a menu module lies over a menu in the row below`,
    oneBuild,
    async ({ page, open }) => {
      await page.setViewportSize({ width, height: 900 });
      await open('/menus/', bar);
      await page.evaluate(() => {
        const [upper, lower] = document.querySelectorAll('.et_pb_row:has(.et_pb_menu)');
        if (lower) upper?.after(lower);
      });
      const menu = page.locator('.et_pb_menu').first();
      await menu.locator(opener).first()[action]();
      await menu.locator(list).getByRole('link', { name }).click();
      await page.waitForURL((url) => url.pathname === path);
    },
  );
}

test('the list for phones has no buttons of the wide menu', async ({ page, open }) => {
  await page.setViewportSize({ width: 1200, height: 700 });
  await open('/headers/left/', bar);
  await expect(page.locator('#top-menu .skerry-sub-menu').first()).toBeAttached();
  await page.setViewportSize({ width: 375, height: 700 });
  await page.locator('.mobile_menu_bar').first().click();
  await expect(page.locator('.et_mobile_menu a').first()).toBeVisible();
  await expect(page.locator('.et_mobile_menu .skerry-sub-menu')).toHaveCount(0);
});

test(
  'sub-menus open under the pointer and stay open for a while after it has left',
  oneBuild,
  async ({ page, open }) => {
    await page.setViewportSize({ width: 1200, height: 700 });
    await open('/headers/left/', bar);
    const item = page.locator('#top-menu > li').nth(1);
    await item.hover();
    await expect(item).toHaveClass(/et-show-dropdown.*et-hover/);
    await expect(item.getByRole('link', { name: 'Tabs' })).toBeVisible();
    await page.mouse.move(600, 600);
    await expect(item).not.toHaveClass(/et-show-dropdown/);
    await expect(item).not.toHaveClass(/et-hover/);
  },
);

test(
  'a narrow mega menu is marked, and a branch without space opens to the other side',
  oneBuild,
  async ({ page, open }) => {
    await page.setViewportSize({ width: 1000, height: 700 });
    await open('/headers/left/', bar);
    await expect(page.locator('#top-menu > .mega-menu')).toHaveClass(/mega-menu-parent-2/);
    const item = page.locator('#top-menu > li').nth(1);
    await expect(item).toHaveClass(/et-reverse-direction-nav/);
    await page.setViewportSize({ width: 1900, height: 700 });
    await expect(item).not.toHaveClass(/et-reverse-direction-nav/);
  },
);

test(
  'the first tap opens, the second follows the link',
  oneBuild,
  async ({ browser, baseURL, browserName }) => {
    test.skip(browserName !== 'chromium', 'Firefox emulates no touch.');
    const context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 1200, height: 700 },
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto(`/headers/left/?${bar}`);
    await page.waitForFunction(() =>
      window.skerry
        ?.islands()
        .some(({ name, status }) => name === 'drop-down menus' && status === 'mounted'),
    );
    const modules = page.locator('#top-menu').getByRole('link', { name: 'Modules' });
    await modules.tap();
    await expect(page.locator('#top-menu').getByRole('link', { name: 'Tabs' })).toBeVisible();
    expect(page.url()).toContain('/headers/left/');
    await modules.tap();
    await page.waitForURL(/\/kitchen-sink\//);
    await context.close();
  },
);

test('the bar opens a list for phones, and a press elsewhere or Escape closes it', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open('/headers/left/', bar);
  const button = page.locator('.mobile_menu_bar');
  await expect(button).toHaveRole('button');
  await button.focus();
  await page.keyboard.press('Enter');
  const list = page.locator('#mobile_menu');
  await expect(list).toBeVisible();
  await expect(page.locator('.mobile_nav')).toHaveClass(/opened/);
  await expect(list.getByRole('link', { name: 'Tabs' })).toBeVisible();
  // The list includes the links of the secondary bar.
  await expect(list.getByRole('link', { name: 'Delivery' })).toBeVisible();
  const duplicates = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });
  expect(duplicates).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(list).toBeVisible();
  await page.mouse.click(10, 690);
  await expect(list).toBeHidden();
});

test('it takes 500 ms, and none under reduced motion [S9.07b]', async ({ page, open }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open('/headers/left/', bar);
  const duration = () =>
    page.evaluate(async () => {
      document.querySelector<HTMLElement>('.mobile_menu_bar')?.click();
      // Its chunk is loaded on the first press.
      while (!document.querySelector('.mobile_nav.opened'))
        await new Promise(requestAnimationFrame);
      const [run] = document.getElementById('mobile_menu')?.getAnimations() ?? [];
      return run?.effect?.getTiming().duration ?? 0;
    });
  expect(await duration()).toBe(500);
  await open('/headers/left/', `${bar}&motion=reduce`);
  expect(await duration()).toBe(0);
});

test('a menu module’s search replaces its links [S9.14c] [S1.03]', async ({ page, open }) => {
  await page.setViewportSize({ width: 1200, height: 700 });
  await open('/menus/');
  const module = page.locator('.et_pb_menu_0');
  const button = module.getByRole('button', { name: 'Search' });
  const container = module.locator('.et_pb_menu__search-container');
  const expectMoved = await watchAnimating(container);
  await button.click();
  await expect(container).toHaveClass(/--visible/);
  await expect(container.locator('input')).toBeFocused();
  await expect(module.locator('.et_pb_menu__wrap')).toHaveClass(/--hidden/);
  await expectMoved();
  await container.locator('input').fill('bread');
  // A press inside keeps it open.
  await container.click({ position: { x: 5, y: 5 } });
  await expect(container).toHaveClass(/--visible/);
  await container.locator('input').press('Escape');
  await expect(button).toBeFocused();
  await expect(container).toHaveClass(/--disabled/);
});

test('the bar of a menu module opens the menu of that module', async ({ page, open }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open('/menus/');
  await page.locator('.et_pb_menu_1 .mobile_menu_bar').click();
  await expect(page.locator('#mobile_menu2')).toBeVisible();
  await expect(page.locator('#mobile_menu1')).toHaveCount(0);
});

test(
  'the logo is among the links where the author wants it, once',
  oneBuild,
  async ({ page, open }) => {
    await page.setViewportSize({ width: 1200, height: 700 });
    await open('/menus/', bar);
    const menu = page.locator('.et_pb_menu--style-inline_centered_logo');
    const items = menu.locator('.et-menu > li');
    await expect(items).toHaveCount(5);
    await expect(items.nth(2)).toHaveClass('et_pb_menu__logo-slot');
    await expect(menu.getByRole('img')).toHaveCount(1);
    await menu.getByRole('link', { name: 'Modules' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Sliders' })).toBeFocused();
    await page.setViewportSize({ width: 375, height: 700 });
    await menu.locator('.mobile_menu_bar').click();
    await expect(menu.locator('.et_mobile_menu .et_pb_menu__logo-slot')).toHaveCount(0);
  },
);

test(
  'a mega menu of a row-wide menu opens at the edge of its item, one pixel over it',
  oneBuild,
  async ({ page, open }) => {
    await page.setViewportSize({ width: 1200, height: 700 });
    await open('/menus/', bar);
    const item = page.locator('.et_pb_fullwidth_menu .mega-menu');
    await item.hover();
    await expect(item.getByRole('link', { name: 'Bread' })).toBeVisible();
    const overlap = () =>
      item.evaluate((element) => {
        const list = element.querySelector('.sub-menu');
        const { bottom } = element.getBoundingClientRect();
        return bottom - (list?.getBoundingClientRect().top ?? 0);
      });
    await expect.poll(overlap).toBeGreaterThanOrEqual(0.5);
    expect(await overlap()).toBeLessThanOrEqual(2);
  },
);

test('the chunk for a press loads when pointer or focus is near, on phones when they are idle', async ({
  page,
  open,
}) => {
  const requested = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /chunks\/(opened-menus|anchors)-/.test(name))
        .map(({ name }) => name.replace(/^.*chunks\/|-[^-]*$/g, ''))
        .sort(),
    );
  await open('/headers/left/', bar);
  await settle(page);
  expect(await requested()).toEqual([]);
  await page.locator('#et_top_search').focus();
  await expect.poll(requested).toContain('opened-menus');
  await page.setViewportSize({ width: 375, height: 700 });
  await open('/headers/left/', bar);
  await expect.poll(requested).toEqual(['anchors', 'opened-menus']);
  await expect(page.locator('#mobile_menu')).toHaveCount(0);
});
