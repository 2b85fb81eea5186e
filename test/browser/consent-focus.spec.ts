import { consentPage } from './consent-page';
import { expect, test } from './support/test';

test('what the keyboard comes to below the first layer moves out from under it, also without the family access (WCAG 2.4.11)', async ({
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
