import { watchAnimating } from './support/animating';
import { differences, rememberServerDom } from './support/snapshot';
import { expect, oneEngine, test } from './support/test';
import { violations } from './support/violations';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const styles = ['left', 'centered', 'split', 'slide', 'fullscreen', 'vertical'];
const bar = 'bar=off';

for (const style of styles) {
  test(
    `the ${style} header is restored as the server sent it`,
    oneEngine,
    async ({ page, open }) => {
      await rememberServerDom(page);
      await open(`/headers/${style}/`, bar);
      await page.evaluate(() => window.skerry?.stop());
      expect(await differences(page)).toEqual([]);
    },
  );
}

test('the body carries the class of its browser [S2.20a]', async ({ page, open, browserName }) => {
  await open('/headers/left/', bar);
  await expect(page.locator('body')).toHaveClass(
    browserName === 'firefox' ? /\bgecko\b/ : /\bchrome\b/,
  );
});

test('the header shrinks when scrolling down, grows at the top, and emits events [S2.19g, S4.40a, S4.40b]', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    for (const type of ['Start', 'End']) {
      addEventListener(`ETDiviFixedHeaderTransition${type}`, (event) => {
        const { marginTop } = (event as CustomEvent<{ marginTop: number }>).detail;
        received.push(`${type} ${Number.isFinite(marginTop)}`);
      });
    }
  });
  await open('/headers/left/', bar);
  const header = page.locator('#main-header');
  await expect(header).not.toHaveClass(/et-fixed-header/);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 400);
  await expect(header).toHaveClass(/et-fixed-header/);
  await expect(page.locator('#page-container')).toHaveClass(/et-animated-content/);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { received: string[] }).received))
    .toEqual(['Start true', 'End true']);
  await page.mouse.wheel(0, -400);
  await expect(header).not.toHaveClass(/et-fixed-header/);
});

test('the page starts below the header, and nothing moves [S2.19g]', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (
          entry as unknown as { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [1200, 375]) {
    await page.setViewportSize({ width, height: 700 });
    await open('/headers/left/', bar);
    const [header, content] = await page.evaluate(() => [
      document.querySelector('#main-header')?.getBoundingClientRect().bottom ?? 0,
      document.querySelector('#et-main-area')?.getBoundingClientRect().top ?? 0,
    ]);
    expect(Math.abs(content - header)).toBeLessThanOrEqual(2);
    const shift = await page.evaluate(() => (window as unknown as { shift?: number }).shift ?? 0);
    expect(shift).toBeLessThan(0.01);
  }
});

test('under a transparent header the first section gets padding, and the page starts at the top', async ({
  page,
  open,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () =>
      document.body.classList.add('et_transparent_nav'),
    ),
  );
  await open('/headers/left/', bar);
  const section = page.locator('.et_pb_section').first();
  await expect(section).toHaveClass(/et_pb_section_first/);
  await expect(page.locator('#page-container')).toHaveCSS('padding-top', '0px');
  const [header, text] = await page.evaluate(() => [
    document.querySelector('#main-header')?.getBoundingClientRect().bottom ?? 0,
    document.querySelector('#part-1')?.getBoundingClientRect().top ?? 0,
  ]);
  expect(text).toBeGreaterThan(header);
});

test('a header hidden until the visitor scrolls appears after 200 px [S9.15b]', async ({
  page,
  open,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => document.body.classList.add('et_hide_nav')),
  );
  await open('/headers/left/', bar);
  const header = page.locator('#main-header');
  await expect(header).not.toBeInViewport();
  await expect(page.locator('#top-header')).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 199, behavior: 'instant' }));
  await expect(header).not.toHaveClass(/et-fixed-header/);
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await expect(header).toHaveClass(/et-fixed-header/);
});

test('where the admin bar grows, below a width of 782, the header follows it [S9.22b]', async ({
  page,
  open,
}) => {
  const sheet = '#wpadminbar{height:32px}@media(max-width:782px){#wpadminbar{height:46px}}';
  await page.route('**/headers/left/**', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace('</head>', `<style>${sheet}</style></head>`)
      .replace('</body>', '<div id="wpadminbar"></div></body>');
    await route.fulfill({ response, body });
  });
  await page.setViewportSize({ width: 900, height: 700 });
  await open('/headers/left/', bar);
  const header = page.locator('#main-header');
  const secondary = () =>
    page.locator('#top-header').evaluate((it) => (it as HTMLElement).offsetHeight);
  await expect(header).toHaveCSS('top', `${32 + (await secondary())}px`);
  await page.setViewportSize({ width: 780, height: 700 });
  await expect(header).toHaveCSS('top', `${46 + (await secondary())}px`);
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(header).toHaveCSS('top', `${32 + (await secondary())}px`);
});

test('the logo is in the middle of a split menu, and beside it on a tablet [S2.19a]', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1200, height: 700 });
  await open('/headers/split/', bar);
  const items = page.locator('#top-menu > li');
  await expect(items).toHaveCount(5);
  await expect(items.nth(2)).toHaveClass('centered-inline-logo-wrap');
  await expect(items.nth(2).locator('#logo')).toBeVisible();
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(page.locator('#main-header > .container > .logo_container')).toBeVisible();
  await expect(items).toHaveCount(4);
});

for (const [style, clause] of [
  ['slide', '[S2.19b]'],
  ['fullscreen', '[S2.19c]'],
] as const) {
  test(`the ${style} menu is worked by keyboard alone ${clause}`, async ({ page, open }) => {
    await open(`/headers/${style}/`, bar);
    const toggle = page.locator('#main-header .mobile_menu_bar');
    const panel = page.locator('.et_slide_in_menu_container');
    await expect(toggle).toHaveRole('button');
    await expect(toggle).toHaveAccessibleName('Menu');
    await expect(panel).toHaveAttribute('inert');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toHaveClass(new RegExp(`et_pb_${style}_menu_opened`));
    await expect(page.locator('body')).toHaveClass(new RegExp(`et_pb_${style}_menu_active`));
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(panel.locator(':focus')).toHaveCount(1);
    const modules = panel.getByRole('button', { name: 'Modules' });
    await modules.focus();
    await page.keyboard.press('Enter');
    await expect(modules).toHaveAttribute('aria-expanded', 'true');
    await expect(panel.getByRole('link', { name: 'Tabs' })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(panel.getByRole('link', { name: 'Tabs' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(panel).not.toHaveClass(/menu_opened/);
    await expect(toggle).toBeFocused();
  });
}

test('a press beside the panel, or on a link to an anchor, closes it [S2.19b]', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await open('/headers/slide/', bar);
  const body = page.locator('body');
  await page.locator('.et_pb_header_toggle').click();
  await expect(body).toHaveClass(/slide_menu_active/);
  await page.mouse.click(300, 500);
  await expect(body).not.toHaveClass(/slide_menu_active/);
});

test('the search replaces the menu and restores it [S2.19e, S9.14c]', async ({ page, open }) => {
  await page.setViewportSize({ width: 1200, height: 700 });
  await open('/headers/left/', bar);
  const toggle = page.getByRole('button', { name: 'Search' });
  await toggle.focus();
  const search = page.locator('.et_search_form_container');
  const expectMoved = await watchAnimating(search);
  await page.keyboard.press('Enter');
  await expect(search).toHaveClass(/et_pb_search_visible/);
  await expect(search.locator('input')).toBeFocused();
  await expect(page.locator('.et_menu_container')).toHaveClass(/et_pb_menu_hidden/);
  await expectMoved();
  await page.keyboard.press('Escape');
  await expect(search).toHaveClass(/et_pb_search_form_hidden/);
  await expect(toggle).toBeFocused();
  await expect(search).not.toHaveClass(/et_pb_is_animating/);
});

test('the way to the top appears after 800 px and leads there [S2.19f, S9.15a]', async ({
  page,
  open,
}) => {
  await open('/headers/left/', bar);
  const button = page.locator('.et_pb_scroll_top');
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect(button).toBeHidden();
  await scrollTo(800);
  await expect(button).toBeHidden();
  await scrollTo(801);
  await expect(button).toBeVisible();
  await expect(button).toHaveAccessibleName('Back to the top');
  await button.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toHaveClass(/et-hidden/);
  await expect(button).toHaveAttribute('tabindex', '-1');
  // The focus does not stay on the hidden button but moves to the start of the page.
  await expect(page.locator('#page-container')).toBeFocused();
});

test('dots beside the page show where the visitor is and lead to the sections', async ({
  page,
  open,
}) => {
  await open('/headers/left/', bar);
  const dots = page.locator('.et_pb_side_nav a');
  await expect(dots).toHaveCount(5);
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  for (const number of [3, 2, 4]) {
    await page.getByRole('link', { name: `Part ${number}` }).click();
    await expect(dots.nth(number - 1)).toHaveClass('active');
    await expect(page.locator('.et_pb_side_nav .active')).toHaveCount(1);
    const gap = () =>
      page
        .locator('.et_pb_section')
        .nth(number - 1)
        .evaluate((section) => {
          const header =
            document.querySelector('#main-header')?.getBoundingClientRect().bottom ?? 0;
          return Math.abs(section.getBoundingClientRect().top - header);
        });
    await expect.poll(gap).toBeLessThan(3);
    await expect(dots.nth(number - 1)).toHaveAttribute('aria-current', 'true');
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(dots.last()).toHaveAttribute('aria-current', 'true');
});

for (const style of styles) {
  test(
    `the ${style} header has no fault for assistive technology, menus open or not`,
    oneEngine,
    async ({ page, open, browserName }) => {
      test.skip(browserName !== 'chromium', 'The rules are the same everywhere.');
      for (const width of [1200, 375]) {
        await page.setViewportSize({ width, height: 700 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(`/headers/${style}/`, bar);
        const toggle = page.locator('.mobile_menu_bar:visible').first();
        if ((await toggle.count()) > 0) {
          await toggle.click();
          await expect(toggle).toHaveAttribute('aria-expanded', 'true');
        }
        expect(await violations(page)).toEqual([]);
      }
    },
  );
}
