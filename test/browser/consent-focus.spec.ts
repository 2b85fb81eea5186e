import type { Page } from '@playwright/test';
import { consentPage } from './consent-page';
import { expect, test } from './support/test';

test('an element with keyboard focus below the first layer moves out from under it, also without the family access (WCAG 2.4.11)', async ({
  page,
}) => {
  await page.route('**/consent/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('/skerry.js"', '/skerry.js" data-off="access"');
    await route.fulfill({ response, body });
  });
  const consent = consentPage(page);
  await page.goto('/consent/');
  await expect(consent.container).toBeVisible();
  const layer = await consent.container.boundingBox();
  const isCovered = (by: { x: number; y: number; width: number; height: number } | null) =>
    page.evaluate((box) => {
      const { left, right, top, bottom } =
        document.querySelector('#covered')?.getBoundingClientRect() ?? new DOMRect();
      return (
        !!box &&
        left < box.x + box.width &&
        right > box.x &&
        top < box.y + box.height &&
        bottom > box.y
      );
    }, by);
  await page.evaluate((box) => {
    const button = document.createElement('button');
    button.id = 'covered';
    button.textContent = 'Below the layer';
    const space = document.createElement('div');
    space.style.height = '200vh';
    Object.assign(button.style, {
      position: 'absolute',
      left: `${(box?.x ?? 0) + 20}px`,
      top: `${(box?.y ?? 0) + scrollY + 20}px`,
    });
    document.body.append(button, space);
  }, layer);
  expect(await isCovered(layer)).toBe(true);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('#covered')?.focus({ preventScroll: true }),
  );
  await expect.poll(() => isCovered(layer)).toBe(false);
});

test('a link that the first layer covers in part is followed by a press of the mouse', async ({
  page,
}) => {
  const consent = consentPage(page);
  await page.goto('/consent/gdpr-banner-popup/');
  await expect(consent.container).toBeVisible();
  const layer = await consent.container.boundingBox();
  const top = layer?.y ?? 0;
  await page.evaluate((edge) => {
    const link = document.createElement('a');
    link.href = '#followed';
    link.textContent = 'Half below the layer';
    const style = { position: 'absolute', left: '50%', top: `${edge + scrollY - 12}px` };
    Object.assign(link.style, style, { height: '24px' });
    const space = document.createElement('div');
    space.style.height = '200vh';
    document.body.append(link, space);
  }, top);
  await page.mouse.move((page.viewportSize()?.width ?? 0) / 2 + 10, top - 4);
  await page.mouse.down();
  // As long as a finger takes: the page has frames between press and release.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  await page.mouse.up();
  await expect(page).toHaveURL(/#followed$/);
});

/** Filter lists hide the elements of a banner; other extensions delete them. */
const blockers = {
  hides: (page: Page) =>
    page.addStyleTag({ content: '[class^="cky-"]:not(a, style) { display: none !important; }' }),
  deletes: (page: Page) =>
    page
      .locator('.cky-consent-container, .cky-modal, .cky-overlay')
      .evaluateAll((parts) => parts.forEach((part) => part.remove())),
};

for (const [does, block] of Object.entries(blockers)) {
  test(`Tab moves on from the link to the preferences if a content blocker ${does} the banner`, async ({
    page,
  }) => {
    await page.goto('/consent/gdpr-box-popup/?bar=off');
    await expect(consentPage(page).container).toBeVisible();
    await block(page);
    const link = page.getByRole('link', { name: 'Change my choice' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(consentPage(page).container).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(link).not.toBeFocused();
    await expect(page.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
  });
}
