import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { violations } from './support/violations';

const interactions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/tabs/': (page) => page.locator('#plans [role=tab]').nth(1).click(),
  '/accordion/': (page) => page.locator('#faq .et_pb_toggle_title').nth(1).click(),
  '/sliders/': (page) => page.locator('#auto-slider .et-pb-controllers a').nth(1).click(),
  '/shop/': async (page) => {
    await page.locator('.ajax_add_to_cart').first().click();
    await expect(page.locator('.added_to_cart').first()).toBeVisible();
  },
  '/plain/': async () => {},
};

for (const [path, interact] of Object.entries(interactions)) {
  test(`${path} has no finding before and after it is used`, async ({ page, open }) => {
    await open(path, 'motion=reduce');
    expect(await violations(page)).toEqual([]);
    await interact(page);
    expect(await violations(page)).toEqual([]);
  });
}

for (const path of ['/tabs/', '/accordion/', '/sliders/', '/shop/']) {
  test(`${path} fits a screen of 320 pixels`, async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('every control of the modules is reached and left with the Tab key', async ({
  page,
  open,
}) => {
  await open('/accordion/', 'motion=reduce');
  const seen = new Set<string>();
  // More presses than there are stops: a trap would return to the same element for ever.
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(
      () => document.activeElement?.closest('.et_pb_toggle_title')?.textContent ?? '',
    );
    if (name) seen.add(name.trim());
  }
  for (const title of ['When does the shop open?', 'Closed toggle', 'Open toggle']) {
    expect([...seen].some((text) => text.includes(title))).toBe(true);
  }
});
