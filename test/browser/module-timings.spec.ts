import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

/** Records the duration of each animation that a script starts. */
const noteDurations = (page: Page) =>
  page.addInitScript(() => {
    const durations: unknown[] = [];
    Object.assign(window, { durations });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      durations.push(typeof options === 'object' ? options.duration : options);
      return animate.call(this, frames, options);
    };
  });

/** The distinct durations of the animations that a press starts. */
const durationsOf = async (page: Page, press: () => Promise<unknown>) => {
  await page.evaluate(() => {
    (window as unknown as { durations: unknown[] }).durations.length = 0;
  });
  await press();
  const read = () =>
    page.evaluate(() => [...new Set((window as unknown as { durations: unknown[] }).durations)]);
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return read();
};

test('each of the two fades of tabs takes 500 ms [S9.08a]', async ({ page, open }) => {
  await noteDurations(page);
  await open('/tabs/');
  const tab = page.locator('.et_pb_tabs_controls').first().getByRole('tab').nth(1);
  expect(await durationsOf(page, () => tab.click())).toEqual([500]);
});

test('thumbnails of a video slider slide for 1000 ms [S9.10a]', async ({ page, open }) => {
  await noteDurations(page);
  await open('/media/');
  await expect(page.locator('#videos .et-carousel-group.active .et_pb_carousel_item')).toHaveCount(
    4,
  );
  await page.locator('#videos .et_pb_carousel').hover();
  const next = page.locator('#videos .et_pb_carousel .et-pb-arrow-next');
  expect(await durationsOf(page, () => next.click())).toEqual([1000]);
});

test('a portfolio carousel slides for 700 ms [S9.10b]', async ({ page, open }) => {
  await noteDurations(page);
  await open('/portfolio/');
  await page.locator('#sliding').hover();
  const next = page.locator('#sliding .et-pb-arrow-next');
  expect(await durationsOf(page, () => next.click())).toEqual([700]);
});

test('help for a field slides for 250 ms [S9.07a]', async ({ page, open }) => {
  await noteDurations(page);
  await page.route('**/shop/', async (route) => {
    const response = await route.fetch();
    const help = '<span class="description" style="display:none">Help</span>';
    const field = `<span class="woocommerce-input-wrapper"><input aria-label="A field">${help}</span>`;
    const body = (await response.text()).replace(/(<main[^>]*>)/, `$1${field}`);
    return route.fulfill({ response, body });
  });
  await open('/shop/');
  const field = page.getByLabel('A field');
  expect(await durationsOf(page, () => field.focus())).toEqual([250]);
});

test('typed text is evaluated 250 ms later [S9.12b]', async ({ page, open }) => {
  await page.route('**/contact/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /data-conditional-logic="[^"]*extras[^"]*"/,
      'data-conditional-logic="[[&quot;full&quot;,&quot;contains&quot;,&quot;jam&quot;]]"',
    );
    return route.fulfill({ response, body });
  });
  await open('/contact/');
  const form = page.locator('#order');
  const why = form.getByPlaceholder('Why jam?');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.getByPlaceholder('Full "name"').pressSequentially('jam');
  await page.clock.runFor(240);
  await expect(why).toBeHidden();
  await page.clock.runFor(70);
  await expect(why).toBeVisible();
});
