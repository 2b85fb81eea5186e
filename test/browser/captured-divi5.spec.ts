import type { Page } from '@playwright/test';
import { closeToOutside, useCapturedServer } from './support/captured';
import { differences, rememberServerDom } from './support/snapshot';
import { expect, settle, test } from './support/test';

const server = useCapturedServer();

const open = async (page: Page, name: string) => {
  await closeToOutside(page);
  await page.goto(`${server.url}/pages-newer/divi/${name}`, { waitUntil: 'load' });
  await settle(page);
};

/** Native blocks, and the same content from shortcodes. */
const generations = ['-d5', ''] as const;

for (const end of generations) {
  test(`counters${end}: numbers count up to the printed value, circles are drawn once`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `counters${end}`);
    const percents = page.locator('.et_pb_number_counter .percent');
    const wanted = ['1250', '98%', '45', '777'];
    for (const [at, text] of wanted.entries()) {
      await percents.nth(at).scrollIntoViewIfNeeded();
      await expect(percents.nth(at)).toHaveText(text);
    }
    for (const circle of await page.locator('.et_pb_circle_counter').all()) {
      await circle.scrollIntoViewIfNeeded();
      await expect(circle.locator('canvas')).toHaveCount(1);
      await expect(circle.locator('.percent')).toHaveText(/^\s*\d+%?\s*$/);
    }
    const bar = page.locator('.et_pb_counter_amount').first();
    await bar.scrollIntoViewIfNeeded();
    await expect.poll(() => bar.evaluate((element) => element.clientWidth)).toBeGreaterThan(100);
  });

  test(`animation${end}: everything that scrolls into view is shown, and stays`, async ({
    page,
  }) => {
    await open(page, `animation${end}`);
    const modules = page.locator('.et_pb_section .et_pb_text');
    expect(await modules.count()).toBeGreaterThan(20);
    for (const module of await modules.all()) {
      // Not Playwright's own scrolling: in Firefox that waits until the module stops moving.
      await module.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect
        .poll(
          () => module.evaluate((element) => Number(getComputedStyle(element).opacity)),
          // One of them fades in again every second: polled once a second it would always be half
          // transparent.
          { intervals: [130] },
        )
        .toBeGreaterThan(0.9);
    }
  });

  test(`tabs${end}: a press on a tab shows its panel, a toggle opens and closes with one press each`, async ({
    page,
  }) => {
    await open(page, `tabs${end}`);
    const tabs = page.locator('.et_pb_tabs').first();
    await tabs.getByRole('tab').nth(1).click();
    await expect(tabs.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.locator('.et_pb_tab:visible')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(tabs.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');

    const toggle = page.locator('.et_pb_toggle_item.et_pb_toggle_close').first();
    const id = await toggle.getAttribute('class');
    const [, own = ''] = /(et_pb_toggle_\d+)/.exec(id ?? '') ?? [];
    const title = page.locator(`.${own}`).getByRole('button');
    const content = page.locator(`.${own} .et_pb_toggle_content`);
    await title.click();
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await expect(content).toBeVisible();
    // Presses are ignored while it opens, as on Divi 4.
    await expect(page.locator(`.${own}`)).toHaveClass(/et_pb_toggle_open( |$)/);
    await title.click();
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await expect(content).toBeHidden();
  });

  test(`sliders${end}: there is one set of arrows, and one press moves one slide`, async ({
    page,
  }) => {
    await open(page, `sliders${end}`);
    const slider = page.locator('.et_pb_slider').first();
    await slider.scrollIntoViewIfNeeded();
    const next = slider.locator('.et-pb-arrow-next');
    await expect(next).toHaveCount(1);
    const slides = slider.locator('.et_pb_slide');
    const active = () =>
      slides.evaluateAll((all) =>
        all.findIndex((slide) => slide.classList.contains('et-pb-active-slide')),
      );
    // The slider moves automatically until it is hovered, and may be moving now.
    await next.hover();
    await expect(slider.locator('.et_slide_transition')).toHaveCount(0);
    // The theme moves the arrow in under the pointer: a press during the movement is no click.
    await next.evaluate((arrow) =>
      Promise.all(arrow.getAnimations().map((animation) => animation.finished)),
    );
    const before = await active();
    await next.click();
    await expect.poll(active).toBe((before + 1) % (await slides.count()));
  });

  test(`contact${end}: what is missing is listed once`, async ({ page }) => {
    await open(page, `contact${end}`);
    const form = page.locator('.et_pb_contact_form_container').first();
    await form.locator('.et_pb_contact_submit').click();
    const message = form.locator('.et-pb-contact-message');
    await expect(message.locator('ul')).toHaveCount(1);
    const fields = await message.locator('li').allTextContents();
    expect(fields.length).toBeGreaterThan(0);
    expect(new Set(fields).size).toBe(fields.length);
  });

  test(`gallery${end}: an image opens in one dialog, which Escape closes`, async ({ page }) => {
    await open(page, `gallery${end}`);
    await page.locator('.et_pb_gallery_image a').first().click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(`portfolio${end}: a filter leaves what belongs to it`, async ({ page }) => {
    await open(page, `portfolio${end}`);
    const portfolio = page.locator('.et_pb_filterable_portfolio').first();
    const filter = portfolio.locator('.et_pb_portfolio_filter a').last();
    const slug = await filter.getAttribute('data-category-slug');
    const items = portfolio.locator('.et_pb_portfolio_item:visible');
    const others = portfolio.locator(
      `.et_pb_portfolio_item:visible:not(.project_category_${slug})`,
    );
    expect(await others.count()).toBeGreaterThan(0);
    await filter.click();
    await expect(others).toHaveCount(0);
    expect(await items.count()).toBeGreaterThan(0);
  });

  test(`menus${end}: on a phone one press opens the menu, another closes it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, `menus${end}`);
    const bar = page.locator('.mobile_menu_bar:visible').first();
    const opened = page.locator('.mobile_nav.opened .et_mobile_menu:visible');
    await bar.click();
    await expect(opened).toHaveCount(1);
    await bar.click();
    await expect(opened).toHaveCount(0);
  });

  test(`links${end}: a module link navigates to its address`, async ({ page }) => {
    await open(page, `links${end}`);
    const followed = page.waitForRequest('https://site.example/tabs/');
    await page.locator('.et_pb_section_0').click({ position: { x: 5, y: 5 } });
    expect((await followed).isNavigationRequest()).toBe(true);
  });
}

test('backgrounds-d5: images move slower than the page, except those of the style sheet', async ({
  page,
}) => {
  await open(page, 'backgrounds-d5');
  const moving = page.locator('.et-pb-parallax-background:not(.et-pb-parallax-background--css)');
  const first = moving.first();
  const shift = () =>
    first.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).f);
  await expect.poll(() => first.evaluate((element) => element.style.height)).toMatch(/px$/);
  const before = await shift();
  await page.evaluate(() => scrollBy(0, 300));
  await expect.poll(shift).not.toBe(before);
  await expect(page.locator('.et-pb-parallax-background--css').first()).not.toHaveAttribute(
    'style',
    /height/,
  );
});

test('video-d5: a background video loads when it is near the view, plays, and can be paused', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await rememberServerDom(page);
  await open(page, 'video-d5');
  const background = page.locator('.et_pb_section_4 > .et-pb-background-video');
  const source = background.locator('source').first();
  await expect(source).not.toHaveAttribute('src');
  await background.scrollIntoViewIfNeeded();
  await expect(source).toHaveAttribute('src', /clip-a\.mp4$/);
  const isPaused = () =>
    background.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(isPaused).toBe(false);
  await page.locator('.et_pb_section_4').getByRole('button').first().click();
  await expect.poll(isPaused).toBe(true);
  await page.evaluate(() => window.skerry?.stop());
  expect(await differences(page)).toEqual([]);
});

test('sticky-d5: a module sticks to the top while the page scrolls, and lets go', async ({
  page,
}) => {
  await rememberServerDom(page);
  await open(page, 'sticky-d5');
  const module = page.locator('.et_pb_text_0').first();
  const top = await module.evaluate((element) => element.getBoundingClientRect().top);
  await page.evaluate((y) => scrollTo(0, y), top + 300);
  await expect(page.locator('.et_pb_text_0.et_pb_sticky')).toHaveCount(1);
  await expect(page.locator('.et_pb_text_0.et_pb_sticky')).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('.et_pb_text_0.et_pb_sticky')).toHaveCount(0);
  await page.evaluate(() => window.skerry?.stop());
  expect(await differences(page)).toEqual([]);
});

test('motion-d5: modules follow the scrolling, and return', async ({ page }) => {
  await open(page, 'motion-d5');
  const module = page.locator('.et_pb_text_1').first();
  const transform = () => module.evaluate((element) => element.style.transform);
  await expect.poll(transform).toContain('translateY');
  const before = await transform();
  await page.evaluate(() => scrollBy(0, 200));
  await expect.poll(transform).not.toBe(before);
});
