import { expect, test } from './support/test';

test('in a preview everything counts without being seen [S1.07c, S6.02b]', async ({
  page,
  faults,
}) => {
  await page.goto('/blank/');
  // The builder renders its preview in a frame.
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/counters/?preview=1';
    document.body.append(frame);
  });
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('#number')).toHaveClass(/\bactive\b/);
  await expect(frame.locator('#number .percent-value')).toHaveText('12,500');
  await expect(frame.locator('.et_pb_counters')).toHaveClass(/et-animated--vb/);
  expect(faults).toEqual([]);
});
