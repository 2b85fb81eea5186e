import type { Page } from '@playwright/test';
import { choose, waitForQuiet, serveGuardPage } from './guard-page';
import { expect, test } from './support/test';
import { doubleText, lostText } from './support/text-size';

test('frames wait without their address, nested or without a size, and are restored completely [S2.10g, S4.09b]', async ({
  page,
}) => {
  await serveGuardPage(page, {
    body: `<iframe id="markup" src="https://m.test/frame" width="300" height="200" title="M" allow="fullscreen" loading="eager"></iframe>
<iframe id="lazy" data-src="https://cdn.test/frame" data-cookieyes="cookieyes-analytics" width="300" height="100" title="L"></iframe>
<div id="host"></div><div hidden><iframe id="hidden" src="https://m.test/frame-hidden" title="H"></iframe></div>
<script>document.getElementById('host').innerHTML = '<div><p><iframe id="nested" src="https://m.test/frame-nested" title="N"></iframe></p></div>';
var made = document.createElement('iframe'); made.id = 'made'; made.title = 'D'; made.src = 'https://m.test/frame-made'; document.body.append(made);</script>`,
  });
  await waitForQuiet(page);
  const loaded = () => page.frames().filter((frame) => frame.url().includes('.test/')).length;
  expect(loaded()).toBe(0);
  await expect(page.locator('iframe[src]')).toHaveCount(0);
  // The hidden frame has no size and gets no placeholder.
  await expect(page.locator('[data-cky-tag="video-placeholder"]')).toHaveCount(4);
  const box = await page.locator('[data-cky-tag="video-placeholder"]').first().boundingBox();
  expect(box?.width).toBeCloseTo(304, 0);
  await choose(page, 'accept');
  await expect.poll(loaded).toBe(5);
  await expect(page.locator('[data-cky-tag="video-placeholder"]')).toHaveCount(0);
  await expect(page.locator('#markup')).toHaveAttribute('allow', 'fullscreen');
  await expect(page.locator('#markup')).toBeVisible();
});

for (const [where, prepare] of Object.entries({
  '': () => {},
  ', also under Global Privacy Control': () =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
})) {
  test(`one frame can be allowed without a choice${where}`, async ({ page }) => {
    await page.addInitScript(prepare);
    await serveGuardPage(page, {
      body: '<iframe src="https://m.test/frame-one" title="One" width="300" height="200"></iframe><iframe src="https://m.test/frame-two" title="Two" width="300" height="200"></iframe>',
    });
    const buttons = page.getByRole('button', { name: 'Show this once' });
    await expect(buttons).toHaveCount(2);
    await buttons.first().click();
    await expect(buttons).toHaveCount(1);
    const urls = () =>
      page
        .frames()
        .map((frame) => frame.url())
        .filter((url) => url.includes('.test/'));
    await expect.poll(urls).toEqual(['https://m.test/frame-one']);
    expect(
      (await page.context().cookies()).filter(({ name }) => name === 'cookieyes-consent'),
    ).toEqual([]);
  });
}

test('the text of a placeholder opens the choice, also by keyboard', async ({ page }) => {
  await serveGuardPage(page, {
    body: '<iframe src="https://m.test/frame" title="One" width="300" height="200"></iframe>',
  });
  const title = page.locator('[data-cky-tag="placeholder-title"]');
  await expect(title).toHaveRole('button');
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.cky-consent-container')).toHaveClass(/cky-consent-bar-expand/);
});

for (const [method, accept] of Object.entries({
  'its own button': async (page: Page) => {
    await page.getByRole('button', { name: 'Show this once' }).press('Enter');
  },
  'the choice that its text opens': async (page: Page) => {
    await page.locator('[data-cky-tag="placeholder-title"]').press('Enter');
    await expect(page.locator('[data-cky-tag="detail"]')).toBeFocused();
    await page.locator('#ckySwitchanalytics').press('Space');
    await page.locator('[data-cky-tag="detail-save-button"]').press('Enter');
  },
})) {
  test(`after releasing a frame by keyboard the focus is on it: by ${method} (WCAG 2.4.3)`, async ({
    page,
  }) => {
    await serveGuardPage(page, {
      body: '<iframe id="one" src="https://m.test/frame" title="One" width="300" height="200"></iframe>',
    });
    await accept(page);
    await expect(page.locator('#one')).toBeFocused();
  });
}

test('a thumbnail shows for a video id of exactly 11 characters only [S5.18] [S7.53b]', async ({
  page,
}) => {
  const requestedImages: string[] = [];
  await page.route('https://img.youtube.com/**', (route) => {
    requestedImages.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  await serveGuardPage(page, {
    providers: [{ re: 'youtube.com', categories: ['advertisement'] }],
    body: '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="A" width="300" height="200"></iframe><iframe src="https://www.youtube.com/embed/abcdefghij" title="B" width="300" height="200"></iframe>',
  });
  const boxes = page.locator('[data-cky-tag="video-placeholder"]');
  await expect(boxes).toHaveCount(2);
  await expect(boxes.first()).toHaveClass(/video-placeholder-youtube/);
  await expect(boxes.last()).toHaveClass(/video-placeholder-normal/);
  await expect
    .poll(() => requestedImages)
    .toEqual(['https://img.youtube.com/vi/abcdefghijk/maxresdefault.jpg']);
});

test('with data-thumbnails="off" no image is requested before consent [S5.18]', async ({
  page,
}) => {
  const requestedImages: string[] = [];
  await page.route('https://img.youtube.com/**', (route) => {
    requestedImages.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  await serveGuardPage(page, {
    tag: 'data-thumbnails="off"',
    providers: [{ re: 'youtube.com', categories: ['advertisement'] }],
    body: '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="A" width="300" height="200"></iframe>',
  });
  await expect(page.locator('[data-cky-tag="video-placeholder"]')).toHaveClass(
    /video-placeholder-normal/,
  );
  await waitForQuiet(page);
  expect(requestedImages).toEqual([]);
});

test('the text of a held frame’s placeholder fits at twice the text size (WCAG 1.4.4)', async ({
  page,
}) => {
  await serveGuardPage(page, {
    body: '<iframe src="https://m.test/frame-one" title="One" width="200" height="60"></iframe>',
  });
  const button = page.getByRole('button', { name: 'Show this once' });
  const placeholder = button.locator('xpath=..');
  await doubleText(placeholder);
  expect(await lostText(placeholder)).toEqual([]);
  const bottom = (element: Element) => element.getBoundingClientRect().bottom;
  expect(await button.evaluate(bottom)).toBeLessThanOrEqual(await placeholder.evaluate(bottom));
  await button.click({ trial: true });
});
