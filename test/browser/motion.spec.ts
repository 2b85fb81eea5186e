import type { Page } from '@playwright/test';
import { expect, oneEngine, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

/** Scrolls until the centre of a module is at a share of the viewport's height, counted from its bottom. */
const scrollModuleTo = (page: Page, selector: string, share: number) =>
  page.evaluate(
    ([name, ratio]) => {
      const element = document.querySelector<HTMLElement>(name);
      let middle = (element?.offsetHeight ?? 0) / 2;
      for (let at = element; at; at = at.offsetParent as HTMLElement | null) middle += at.offsetTop;
      scrollTo({ top: middle - innerHeight * (1 - ratio), behavior: 'instant' });
    },
    [selector, share] as const,
  );
const style = (page: Page, selector: string, property: 'transform' | 'opacity' | 'filter') => () =>
  page
    .locator(selector)
    .evaluate((element, name) => (element as HTMLElement).style[name], property);

test('modules move, fade, grow, turn and blur with the scroll position [S1.03]', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1200, height: 600 });
  await open('/motion/');
  await scrollModuleTo(page, '.et_pb_text_1', 0.25);
  await expect.poll(style(page, '.et_pb_text_1', 'transform')).toBe('translateY(200px)');
  await scrollModuleTo(page, '.et_pb_text_1', 0.5);
  await expect.poll(style(page, '.et_pb_text_1', 'transform')).toBe('translateY(0px)');
  await scrollModuleTo(page, '.et_pb_text_2', 0.75);
  await expect.poll(style(page, '.et_pb_text_2', 'transform')).toBe('translateX(-200px)');
  await scrollModuleTo(page, '.et_pb_text_3', 0.25);
  await expect
    .poll(async () => Number(await style(page, '.et_pb_text_3', 'opacity')()))
    .toBeCloseTo(0.5, 1);
  await scrollModuleTo(page, '.et_pb_text_4', 0.5);
  await expect.poll(style(page, '.et_pb_text_4', 'transform')).toBe('scale3d(1, 1, 1)');
  await scrollModuleTo(page, '.et_pb_text_6', 0.5);
  await expect.poll(style(page, '.et_pb_text_6', 'filter')).toBe('blur(0px)');
});

test('a phone has its own effects', oneEngine, async ({ page, open }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await open('/motion/');
  await scrollModuleTo(page, '.et_pb_text_1', 0.25);
  await expect.poll(style(page, '.et_pb_text_3', 'opacity')).not.toBe('');
  expect(await style(page, '.et_pb_text_1', 'transform')()).toBe('');
});

test('with reduced motion nothing moves and all can be seen', async ({ page, open }) => {
  await open('/motion/', 'motion=reduce');
  await scrollModuleTo(page, '.et_pb_text_3', 0.1);
  await expect(page.locator('.et_pb_text_3')).toHaveClass(/et_had_animation/);
  for (const index of [1, 2, 3, 4, 5, 6]) {
    await expect(page.locator(`.et_pb_text_${index}`)).not.toHaveAttribute('style', /./);
  }
});

test('in print everything is shown in its own place', async ({ page, open, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium emulates print media.');
  await open('/motion/');
  const fading = page.locator('.et_pb_text_3');
  await expect(fading).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(fading).toHaveCSS('opacity', '1');
  await expect(page.locator('.et_pb_text_1')).toHaveCSS('transform', 'none');
  await expect(page.locator('.et_pb_text_6')).toHaveCSS('filter', 'none');
});

test('what moves to the side does not let the page scroll there', async ({ page, open }) => {
  await page.setViewportSize({ width: 1200, height: 600 });
  await open('/motion/');
  await expect.poll(style(page, '.et_pb_text_2', 'transform')).toBe('translateX(400px)');
  await page.mouse.move(600, 300);
  // The vertical scroll shows that the horizontal one has been processed.
  await page.mouse.wheel(200, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  expect(await page.evaluate(() => scrollX)).toBe(0);
});
