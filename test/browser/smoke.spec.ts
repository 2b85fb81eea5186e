import { expect, test } from '@playwright/test';

test('the tabs page boots', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/tabs/');
  await expect(page.locator('[role=tab]').first()).toBeVisible();
  console.log(
    await page.evaluate(() =>
      window.skerry?.islands().map((i) => `${i.name} ${i.status} ${i.mountMs.toFixed(1)}`),
    ),
  );
  expect(errors).toEqual([]);
});
