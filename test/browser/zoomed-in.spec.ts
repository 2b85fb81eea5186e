import type { Page } from '@playwright/test';
import { expect, oneEngine, settle, test } from './support/test';

// Only this driver sends touches that the browser itself may take for scrolling, and zooms as two fingers do.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
test.afterEach(({ faults }) => expect(faults).toEqual([]));

/** Gestures of a visitor's fingers; positions are those in the page, whatever its zoom. */
const fingersOn = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  return {
    zoomIn: (scale: number) =>
      session.send('Emulation.setPageScaleFactor', { pageScaleFactor: scale }),
    async drag(from: number, to: number, y: number) {
      await touch('touchStart', from, y);
      for (const part of [0.2, 0.4, 0.6, 0.8, 1])
        await touch('touchMove', from + (to - from) * part, y);
      await touch('touchEnd');
    },
  };
};

// A gesture longer than a second is no swipe, and a busy machine is slow to dispatch its events.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => 1000 }),
  ),
);

const left = (page: Page) => page.evaluate(() => Math.round(visualViewport?.offsetLeft ?? 0));

test(
  'in the lightbox a finger moves a picture that is zoomed in, and does not change it',
  oneEngine,
  async ({ page, open }) => {
    await open('/galleries/', 'motion=reduce');
    const { zoomIn, drag } = await fingersOn(page);
    await page.locator('#photos .et_pb_gallery_image a').first().click();
    const counter = page.locator('.mfp-counter');
    await expect(page.locator('.mfp-s-ready img')).toBeVisible();
    const box = await page.locator('.mfp-img').boundingBox();
    if (!box) throw new Error('The picture has no box.');
    const middle = box.y + box.height / 2;
    await zoomIn(2);
    await drag(330, 60, middle);
    await expect.poll(() => left(page)).toBeGreaterThan(50);
    await expect(counter).toHaveText('1 of 14');
    await zoomIn(1);
    await drag(330, 60, middle);
    await expect(counter).toHaveText('2 of 14');
  },
);

test(
  'on a slider a finger moves a page that is zoomed in, and does not change the slide',
  oneEngine,
  async ({ page, open }) => {
    await open('/sliders/', 'motion=reduce');
    const { zoomIn, drag } = await fingersOn(page);
    const root = page.locator('#auto-slider');
    await root.evaluate((slider) => slider.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await settle(page);
    const slides = root.locator('.et_pb_slide');
    await expect(root.locator('.et-pb-arrow-next')).toBeAttached();
    await zoomIn(2);
    await drag(330, 60, 300);
    await expect.poll(() => left(page)).toBeGreaterThan(50);
    await expect(slides.nth(0)).toHaveClass(/et-pb-active-slide/);
    await zoomIn(1);
    await drag(330, 60, 200);
    await expect(slides.nth(1)).toHaveClass(/et-pb-active-slide/);
  },
);
