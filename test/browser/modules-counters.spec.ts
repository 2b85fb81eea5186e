import { expect, settle, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2027-01-01T00:00:00Z') });
});
test.afterEach(({ faults }) => expect(faults).toEqual([]));

const value = '.percent-value';

test('a circle starts when it is seen, counts and ends on the value of the author', async ({
  page,
}) => {
  await page.goto('/counters/');
  await settle(page);
  const circle = page.locator('#circle');
  await expect(circle.locator('canvas')).toHaveCount(0);
  await circle.scrollIntoViewIfNeeded();
  await expect(circle.locator('canvas')).toHaveCount(1);
  await page.clock.runFor(900);
  const halfway = Number(await circle.locator(value).textContent());
  expect(halfway).toBeGreaterThan(0);
  expect(halfway).toBeLessThan(75);
  await page.clock.runFor(2000);
  await expect(circle.locator(value)).toHaveText('75');
  await expect(circle.locator('.percent p')).toHaveCSS('visibility', 'visible');
  await expect(circle.getByRole('img')).toHaveAccessibleName('75%');
});

test('a number shows its separator, a bar its length, and both become visible', async ({
  page,
}) => {
  await page.goto('/counters/');
  await settle(page);
  await page.locator('#number').scrollIntoViewIfNeeded();
  await expect(page.locator('#number')).toHaveClass(/\bactive\b/);
  await page.clock.runFor(2500);
  await expect(page.locator('#number').locator(value)).toHaveText('12,500');
  const bars = page.locator('.et_pb_counters');
  await bars.scrollIntoViewIfNeeded();
  await expect(bars).toHaveClass(/\bet-animated\b/);
  const [first] = await bars.locator('.et_pb_counter_amount').all();
  await expect(first ?? bars).toHaveAttribute('style', /width: 80%/);
});

test('a clock ticks once a second and stays in its zero state at the end [S4.31] [S9.11c, S9.11d]', async ({
  page,
}) => {
  await page.goto('/counters/');
  await settle(page);
  // From now on time passes only when the test says so; in the middle of a second no tick is due.
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(Math.ceil(now / 1000) * 1000 + 1500);
  const seconds = page.locator('#clock .seconds .value');
  const before = Number(await seconds.textContent());
  await page.clock.runFor(1000);
  await expect(seconds).toHaveText(String((before + 59) % 60).padStart(2, '0'));
  await expect(page.locator('#clock .days .value')).toHaveText(/^\d{3,}$/);
  await expect(page.locator('#clock .zero')).toHaveCount(0);
  await expect(page.locator('#clock-over .zero')).toHaveCount(7);
  await expect(page.locator('#clock-over .days .value')).toHaveText('000');
  await expect(page.locator('#clock').getByRole('timer')).toHaveAccessibleName(/2100/);
});

test('on a phone the labels of a clock are short', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/counters/');
  await settle(page);
  await expect(page.locator('#clock .days .label')).toHaveText('Day');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('#clock .days .label')).toHaveText('Day(s)');
});

test('a circle in a closed panel is drawn when the panel opens', async ({ page }) => {
  await page.goto('/counters/');
  await settle(page);
  const hidden = page.locator('#hidden-circle');
  await expect(hidden.locator('canvas')).toHaveCount(0);
  const tab = page.getByRole('tab', { name: 'Circle' });
  await tab.scrollIntoViewIfNeeded();
  await tab.click();
  // The panel fades in on the browser's clock; the circle is drawn on the page's clock once it is visible.
  await expect(async () => {
    await page.clock.runFor(100);
    await hidden.scrollIntoViewIfNeeded({ timeout: 500 });
    await expect(hidden.locator('canvas')).toBeVisible({ timeout: 50 });
  }).toPass();
  await page.clock.runFor(3000);
  await expect(hidden.locator(value)).toHaveText('60');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('a counter is at its end at once', async ({ page }) => {
    await page.goto('/counters/');
    await settle(page);
    await page.locator('#circle').scrollIntoViewIfNeeded();
    await expect(page.locator('#circle').locator(value)).toHaveText('75');
  });
});
