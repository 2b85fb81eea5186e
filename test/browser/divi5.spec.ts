import type { Page } from '@playwright/test';
import { differences, rememberServerDom } from './support/snapshot';
import { expect, mountAsleep, settle, test } from './support/test';

/**
 * Mounted definitions of the families for which Divi 5 has its own scripts; accessibility fixes
 * stay mounted.
 */
const names = (page: Page) =>
  page.evaluate(
    () =>
      window.skerry
        ?.islands()
        .filter(({ family }) => family !== 'access')
        .map(({ name }) => name) ?? [],
  );

/** Opens the page with Divi 5's own files, which only need to be present. */
const open = async (page: Page, scripts = '') => {
  await page.route('**/builder-5/**', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
  await page.goto(`/divi-5/${scripts && `?scripts=${scripts}`}`);
  await settle(page);
};

test('Divi 5: native blocks and shortcodes of one page work once, by mouse and by keyboard', async ({
  page,
  faults,
}) => {
  await open(page);
  for (const tabs of await page.locator('.et_pb_tabs').all()) {
    await tabs.getByRole('tab').nth(1).click();
    await expect(tabs.locator('.et_pb_tab:visible')).toHaveCount(1);
    await expect(tabs.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.getByRole('tab').first()).toBeFocused();
  }
  const toggle = page.locator('.et_pb_toggle_0');
  await toggle.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveClass(/et_pb_toggle_open( |$)/);
  await expect(toggle.locator('.et_pb_toggle_content')).toBeVisible();

  const slider = page.locator('.et_pb_slider');
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.locator('.et-pb-arrow-next')).toHaveCount(1);
  await slider.locator('.et-pb-arrow-next').click();
  await expect(slider.locator('.et_pb_slide').nth(1)).toHaveClass(/et-pb-active-slide/);
  expect(faults).toEqual([]);
});

test('Divi 5: hidden tab panels take no space, although each has the margin of a module', async ({
  page,
}) => {
  const height = async () => (await page.locator('.et_pb_tabs').first().boundingBox())?.height;
  await page.goto('/divi-5/?skerry=off');
  const printed = (await height()) ?? 0;
  await open(page);
  await expect(page.locator('.et_pb_tabs').first().getByRole('tab')).toHaveCount(3);
  // A fraction of a pixel is added where tabs of a row are given one height.
  expect(await height()).toBeLessThan(printed + 1);
});

test('Divi 5: a toggle that opens is laid out as its style sheet wants, as flex or grid', async ({
  page,
}) => {
  await open(page);
  const content = '.et_pb_toggle_open .et_pb_toggle_content{display:grid}';
  await page.addStyleTag({ content });
  const toggle = page.locator('.et_pb_toggle_0');
  await toggle.getByRole('button').click();
  await expect(toggle).toHaveClass(/et_pb_toggle_open( |$)/);
  await expect(toggle.locator('.et_pb_toggle_content')).toHaveCSS('display', 'grid');
});

test('Divi 5: values, entrances and links that are data on the page count', async ({ page }) => {
  await open(page);
  const number = page.locator('.et_pb_number_counter .percent');
  await number.scrollIntoViewIfNeeded();
  await expect(number).toHaveText('98%');
  const circle = page.locator('.et_pb_circle_counter');
  await expect(circle.locator('canvas')).toHaveCount(1);
  await expect(circle.locator('.percent')).toHaveText('75%');

  const animated = page.locator('.et_pb_text_1');
  await animated.scrollIntoViewIfNeeded();
  await expect(animated).toHaveClass(/et_had_animation/);
  await expect(animated).toHaveCSS('opacity', '1');
  await page.locator('.et_pb_text_2').click();
  await page.waitForURL('**/tabs/');
});

test('Divi 5: a background lags behind, a background video gets its file when it is near', async ({
  page,
}) => {
  await open(page);
  const source = page.locator('.et-pb-background-video source');
  await expect(source).not.toHaveAttribute('src');
  const background = page.locator('.et-pb-parallax-background');
  await background.scrollIntoViewIfNeeded();
  await expect.poll(() => background.evaluate((element) => element.style.height)).toMatch(/px$/);
  await page.locator('.et-pb-background-video').scrollIntoViewIfNeeded();
  await expect(source).toHaveAttribute('src', /waves\.webm$/);
});

test('Divi 5: a background video that pauses for other players does not pause for itself', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { pauses: 0 });
    addEventListener('pause', () => Object.assign(window, { pauses: pauses() + 1 }), true);
    const pauses = () => (window as unknown as { pauses: number }).pauses;
  });
  await open(page);
  const video = page.locator('.et-pb-background-video video');
  await video.scrollIntoViewIfNeeded();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.5);
  expect(await page.evaluate(() => (window as unknown as { pauses: number }).pauses)).toBe(0);
});

test('Divi 5: a note that is stuck by data alone sticks', async ({ page }) => {
  await open(page);
  const note = page.locator('.et_pb_text_3').first();
  await note.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY + 40));
  await expect(page.locator('.et_pb_text_3.et_pb_sticky')).toHaveCount(1);
});

test('Divi 5: a module whose own script is on the page is inactive and named, the others run', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await open(page, 'script-library-tabs,script-library-slider');
  const running = await names(page);
  expect(running).toContain('toggle');
  expect(running).not.toContain('tabs');
  expect(running).not.toContain('slider');
  expect(messages.filter((text) => text.includes('Divi 5'))).toEqual([
    "[skerry] Divi 5's own scripts are there for: tabs, slider.",
  ]);
  await expect(page.locator('.et_pb_tabs').first().getByRole('tab')).toHaveCount(0);
});

test('Divi 5: where its code cannot be loaded nothing stays hidden, and modules that need none of it work', async ({
  page,
  faults,
}) => {
  await page.route('**/chunks/divi5-*', (route) => route.abort());
  await open(page);
  const tabs = page.locator('.et_pb_tabs').first();
  await tabs.getByRole('tab').nth(1).click();
  await expect(tabs.locator('.et_pb_tab:visible')).toHaveCount(1);
  await page.locator('.et_pb_text_1').scrollIntoViewIfNeeded();
  await expect(page.locator('.et_pb_text_1')).toHaveCSS('opacity', '1');
  expect(faults.splice(0).join('\n')).toContain('divi5 (load)');
});

test('Divi 5: where its code cannot be loaded and a script of Divi 5 is there, the page is left to that', async ({
  page,
  faults,
}) => {
  await page.route('**/chunks/divi5-*', (route) => route.abort());
  await open(page, 'script-library-slider');
  expect(await names(page)).toEqual([]);
  expect(faults.splice(0).join('\n')).toContain('divi5 (load)');
});

test('Divi 5: unmounting restores the page as the server sent it', async ({ page }) => {
  await rememberServerDom(page);
  await open(page);
  await mountAsleep(page);
  expect(await differences(page)).not.toEqual([]);
  await page.evaluate(() => window.skerry?.stop());
  expect(await differences(page)).toEqual([]);
});
