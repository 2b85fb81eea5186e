import { expectSeen } from './support/seen';
import { expect, oneBuild, oneEngine, oneOfEach, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

test(
  'an element is animated in when it is seen, from the start of its style, and left clean [S3.12a, S3.12b] [S1.03]',
  oneBuild,
  async ({ page, open }) => {
    await page.clock.install();
    await open('/effects/');
    const element = page.locator('.et_pb_text:has(> div > h3:text-is("flipLeft"))');
    await expect(element).toHaveCSS('opacity', '0');
    await expect(element).not.toHaveClass(/et_is_animating/);
    await element.scrollIntoViewIfNeeded();
    await expect(element).toHaveClass(/et_animated.*et_is_animating flipLeft/);
    expect(await element.getAttribute('style')).toMatch(/perspective\(2000px\) rotateY\(-45deg\)/);
    await page.clock.runFor(1100);
    await expect(element).toHaveClass(/et_had_animation/);
    await expect(element).not.toHaveClass(/et_animated|flipLeft/);
    await expect(element).not.toHaveAttribute('style', /./);
    await expect(element).toHaveCSS('opacity', '1');
  },
);

for (const motion of ['no-preference', 'reduce'] as const) {
  test(
    `an image with an entrance animation is visible at the end, motion: ${motion}`,
    oneBuild,
    async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await open('/effects/');
      const image = page.locator('.et_pb_image');
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveClass(/et_had_animation/);
      await expectSeen(image);
    },
  );
}

test('on a phone the values of the phone hold [S3.12j]', oneOfEach, async ({ page, open }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open('/effects/');
  const element = page.locator('.et_pb_text:has(> div > h3:text-is("fade"))');
  await expect(element).toHaveCSS('animation-duration', '5s');
});

test('a repeating entrance animation continues', oneBuild, async ({ page, open }) => {
  await open('/effects/');
  const element = page.locator('.et_pb_text:has(> div > h3:text-is("loop"))');
  await element.scrollIntoViewIfNeeded();
  await expect(element).toHaveClass(/infinite/);
  await expect(element).toHaveCSS('animation-iteration-count', 'infinite');
});

test('elements entering from the side do not widen the page', oneBuild, async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open('/effects/');
  for (const kind of ['slideRight', 'slideLeft', 'rollRight']) {
    await page.locator(`h3:text-is("${kind}")`).scrollIntoViewIfNeeded();
    // The greatest width during the animation.
    const width = await page.evaluate(async () => {
      let most = 0;
      for (let at = 0; at < 60; at += 1) {
        await new Promise((next) => requestAnimationFrame(next));
        most = Math.max(most, document.documentElement.scrollWidth);
      }
      return most;
    });
    expect(width).toBeLessThanOrEqual(320);
  }
});

test('reduced motion, no entrances: everything is there, nothing moves', async ({ page, open }) => {
  await open('/effects/', 'motion=reduce');
  const element = page.locator('.et_pb_text:has(> div > h3:text-is("zoomTop"))');
  await expect(element).toHaveCSS('opacity', '1');
  await element.scrollIntoViewIfNeeded();
  await expect(element).toHaveClass(/et_had_animation/);
  await page.locator('.et_parallax_bg').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.et_parallax_bg').first()).toHaveCSS('transform', 'none');
  const video = page.locator('video').first();
  await video.scrollIntoViewIfNeeded();
  await expect(video).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: 'Play' }).first().click();
  await expect(video).toHaveJSProperty('paused', false);
});

test('on paper everything is shown', oneBuild, async ({ page, open, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium emulates print media.');
  await open('/effects/');
  await page.emulateMedia({ media: 'print' });
  // The class is removed when an animation ends, so all elements are read at the same time.
  const seen = () =>
    page
      .locator('.et_animated')
      .evaluateAll((elements) => elements.every((one) => getComputedStyle(one).opacity === '1'));
  await expect.poll(seen).toBe(true);
});

test(
  'if the chunk never loads, waiting elements are shown anyway',
  oneBuild,
  async ({ page, open }) => {
    await page.addInitScript(() =>
      document.addEventListener('skerry:error', (event) => event.preventDefault()),
    );
    await page.route(/chunks\/animations-/, (route) => route.abort());
    await open('/effects/');
    await expect(page.locator('.et_animated')).toHaveCount(0);
  },
);

test(
  'in a builder nothing waits for a scroll [S1.07c, S1.07d, S6.02b, S6.02c]',
  oneOfEach,
  async ({ page }) => {
    await page.goto('/blank/');
    // The builder renders its preview in a frame.
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = '/effects/?preview=1';
      document.body.append(frame);
    });
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('.et_had_animation').first()).toBeAttached();
    await expect(frame.locator('.et_animated:not(.et_is_animating)')).toHaveCount(0);
    await expect(frame.locator('.et_parallax_bg').first()).toHaveCSS('transform', 'none');
  },
);

/** Pixels between the top of a background and the top of its box. */
const offsets = (page: import('@playwright/test').Page) =>
  page.evaluate(() => {
    const background = document.querySelector('.et_parallax_bg');
    const box = background?.parentElement;
    if (!background || !box) throw new Error('no background');
    const { top, bottom } = background.getBoundingClientRect();
    const outer = box.getBoundingClientRect();
    return {
      topGap: top - outer.top,
      bottomGap: bottom - outer.bottom,
      top: outer.top,
      height: outer.height,
    };
  });

for (const engine of ['timelines', 'no timelines']) {
  test(`with ${engine} a background lags behind by three tenths of the way [S9.28a] [S1.03]`, async ({
    page,
    open,
  }) => {
    if (engine === 'no timelines') {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'ViewTimeline'));
    }
    await open('/effects/');
    const box = page.locator('.et_parallax_bg_wrap').first();
    await box.scrollIntoViewIfNeeded();
    for (const y of [0.9, 0.5, 0.1]) {
      await page.evaluate((share) => {
        const top =
          document.querySelector('.et_parallax_bg_wrap')?.getBoundingClientRect().top ?? 0;
        scrollBy({ top: top - innerHeight * share, behavior: 'instant' });
      }, y);
      await expect
        .poll(async () => {
          const { bottomGap, top } = await offsets(page);
          const viewport = await page.evaluate(() => document.documentElement.clientHeight);
          return Math.abs(bottomGap - 0.3 * (viewport - top));
        })
        .toBeLessThan(2);
      const { topGap, bottomGap } = await offsets(page);
      expect(topGap, 'covers the top of its box').toBeLessThanOrEqual(1);
      expect(bottomGap, 'covers the bottom of its box').toBeGreaterThanOrEqual(-1);
    }
  });
}

test('a video plays in view, stops out of view, and has a pause button [S4.30a, S4.30b] [S1.03]', async ({
  page,
  open,
}) => {
  await open('/effects/');
  const video = page.locator('video').first();
  await expect(video).toHaveJSProperty('paused', true);
  await expect(video).toHaveAttribute('preload', 'none');
  await video.scrollIntoViewIfNeeded();
  await expect(video).toHaveJSProperty('paused', false);
  const covers = await video.evaluate((video) => {
    const box = video.closest('.et_pb_section')?.getBoundingClientRect();
    const own = video.getBoundingClientRect();
    return box && own.width >= box.width && own.height >= box.height;
  });
  expect(covers).toBe(true);
  const pause = page.getByRole('button', { name: 'Pause' }).first();
  await pause.focus();
  await page.keyboard.press('Enter');
  await expect(video).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: 'Play' }).first().press('Space');
  await expect(video).toHaveJSProperty('paused', false);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(video).toHaveJSProperty('paused', true);
});

test('a video that may play outside the view continues there, once it was seen [S4.30c]', async ({
  page,
  open,
}) => {
  await open('/effects/');
  const video = page.locator('video').nth(1);
  await expect(video).toHaveJSProperty('paused', true);
  await video.scrollIntoViewIfNeeded();
  await expect(video).toHaveJSProperty('paused', false);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('video').first()).toHaveJSProperty('paused', true);
  await expect(video).toHaveJSProperty('paused', false);
});

test(
  'a video that the style sheet hides on a device neither plays nor keeps its button there',
  oneEngine,
  async ({ page, open }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('@media(max-width:980px){.et_pb_section_video_bg{display:none}}');
      document.adoptedStyleSheets.push(sheet);
    });
    await open('/effects/');
    const section = page.locator('.et_pb_section_video').nth(1);
    const video = section.locator('video');
    await video.scrollIntoViewIfNeeded();
    await expect(video).toHaveJSProperty('paused', false);
    await expect(section.locator('.skerry-pause')).toHaveCount(1);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.locator('video').first()).toHaveJSProperty('paused', true);
    await page.setViewportSize({ width: 800, height: 720 });
    await expect(section.locator('.skerry-pause')).toHaveCount(0);
    await expect(video).toHaveJSProperty('paused', true);
    await page.setViewportSize({ width: 1280, height: 720 });
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('.skerry-pause')).toHaveCount(1);
    await expect(video).toHaveJSProperty('paused', false);
  },
);
