import type { Locator, Page } from '@playwright/test';
import { expect, oneEngine, test } from './support/test';

const auto = '#auto-slider';

/**
 * Presses a control of that slider. Playwright scrolls it to the centre of the viewport, in Firefox
 * also horizontally inside the slider, as far as the arrow just outside allows. A control that
 * scrolls back between press and release gets no click.
 */
const press = async (page: Page, control: Locator) => {
  await control.scrollIntoViewIfNeeded();
  const slider = page.locator(auto);
  await expect.poll(() => slider.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
};

test('arrows go around the ends and dots jump [S4.18a, S4.18b, S4.18c, S4.18d, S4.18e]', async ({
  page,
  open,
  faults,
}) => {
  await open('/sliders/', 'motion=reduce');
  const slides = page.locator(`${auto} .et_pb_slide`);
  await page.locator(`${auto} .et-pb-arrow-prev`).focus();
  await page.keyboard.press('Enter');
  await expect(slides.nth(3)).toHaveClass(/et-pb-active-slide/);
  await page.locator(`${auto} .et-pb-arrow-next`).focus();
  await page.keyboard.press('Space');
  await expect(slides.nth(0)).toHaveClass(/et-pb-active-slide/);
  await press(page, page.locator(`${auto} .et-pb-controllers a`).nth(2));
  await expect(slides.nth(2)).toBeVisible();
  await expect(slides.filter({ visible: true })).toHaveCount(1);
  await expect(page.locator(`${auto} .et-pb-controllers a`).nth(2)).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.locator(auto)).toHaveAttribute('data-active-slide', /et_pb_slide_/);
  expect(faults).toEqual([]);
});

test('moves are ignored while one runs, which takes 700 ms [S4.19] [S9.08b]', async ({
  page,
  open,
}) => {
  await open('/sliders/');
  const timing = await page.locator(auto).evaluate((root) => {
    const next = root.querySelector<HTMLElement>('.et-pb-arrow-next');
    next?.click();
    return new Promise<{ active: number; durations: unknown[] }>((resolve) => {
      requestAnimationFrame(() => {
        next?.click();
        requestAnimationFrame(() => {
          const slides = [...root.querySelectorAll('.et_pb_slide')];
          resolve({
            active: slides.findIndex((slide) => slide.classList.contains('et-pb-active-slide')),
            durations: root
              .getAnimations({ subtree: true })
              .filter(
                (animation) =>
                  !(animation instanceof CSSTransition || animation instanceof CSSAnimation),
              )
              .map(({ effect }) => effect?.getTiming().duration),
          });
        });
      });
    });
  });
  expect(timing).toEqual({ active: 1, durations: [700, 700] });
});

test('it advances automatically, waits under the pointer and continues when it leaves [S4.20a, S4.20b]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/sliders/');
  const root = page.locator(auto);
  const active = () =>
    root
      .locator('.et_pb_slide')
      .evaluateAll((all) =>
        all.findIndex((slide) => slide.classList.contains('et-pb-active-slide')),
      );
  /** Advances half an interval at a time, because the fades run on the real clock. */
  const advance = async () => {
    await page.clock.runFor(2000);
    return active();
  };
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return root.locator('.et-pb-controllers').count();
    })
    .toBe(1);
  const before = await active();
  await expect.poll(advance).not.toBe(before);

  await root.hover({ position: { x: 200, y: 20 } });
  await expect(root).toHaveClass(/et_slider_hovered/);
  // Moves are ignored during a fade, which would look like a pause.
  await expect(root.locator('.et_slide_transition')).toHaveCount(0);
  const paused = await active();
  await page.clock.runFor(60_000);
  expect(await active()).toBe(paused);

  await page.mouse.move(0, 0);
  await expect(root).not.toHaveClass(/et_slider_hovered/);
  await expect.poll(advance).not.toBe(paused);
});

test(
  'while others hold it with their class it does not advance, afterwards it does [S4.20a, S4.20c]',
  oneEngine,
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/sliders/');
    const root = page.locator(auto);
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return root.locator('.et-pb-controllers').count();
      })
      .toBe(1);
    const active = root.locator('.et-pb-active-slide');
    const index = () =>
      active.evaluate((slide) => [...(slide.parentElement?.children ?? [])].indexOf(slide));
    const before = await index();
    await root.evaluate((slider) => slider.classList.add('et_pb_pause_slider'));
    await page.clock.runFor(60_000);
    expect(await index()).toBe(before);
    await root.evaluate((slider) => slider.classList.remove('et_pb_pause_slider'));
    await expect
      .poll(async () => {
        await page.clock.runFor(2000);
        return index();
      })
      .not.toBe(before);
  },
);

test('a visible button stops automatic movement and starts it again', async ({ page, open }) => {
  await open('/sliders/');
  const button = page.locator(`${auto} .skerry-pause`);
  await expect(button).toBeVisible();
  await expect(button).toHaveAccessibleName('Pause');
  await press(page, button);
  await expect(button).toHaveAccessibleName('Play');
  await expect(page.locator(`${auto} .et_pb_slides`)).toHaveAttribute('aria-live', 'polite');
});

test('what brings a control into view does not leave the slider scrolled sideways', async ({
  page,
  open,
}) => {
  await open('/sliders/');
  const root = page.locator(auto);
  // An arrow that appears on hover is placed just outside the slider, where it is clipped.
  const scrolled = await root.evaluate((element) => {
    element.scrollTo(22, 0);
    return element.scrollLeft;
  });
  expect(scrolled).toBeGreaterThan(0);
  await expect.poll(() => root.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test('under reduced motion nothing moves automatically and there is nothing to stop', async ({
  page,
  open,
}) => {
  await open('/sliders/', 'motion=reduce');
  await expect(page.locator(`${auto} .et-pb-arrow-next`)).toBeAttached();
  await expect(page.locator('.skerry-pause')).toHaveCount(0);
});

test('a swipe moves, and the click that ends it follows no link', async ({ page, open }) => {
  // A gesture longer than a second is no swipe, and a busy machine is slow to dispatch its events.
  await page.addInitScript(() =>
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => 1000 }),
  );
  await open('/sliders/', 'motion=reduce');
  const root = page.locator('#auto-slider');
  await root.scrollIntoViewIfNeeded();
  const box = await root.boundingBox();
  if (!box) throw new Error('The slider has no box.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 120, y, { steps: 4 });
  await page.mouse.up();
  await expect(root.locator('.et_pb_slide').nth(1)).toHaveClass(/et-pb-active-slide/);
  expect(new URL(page.url()).pathname).toBe('/sliders/');
});

test(
  'one slide has no controls, and no slide is no fault',
  oneEngine,
  async ({ page, open, faults }) => {
    await open('/sliders/');
    for (const root of await page.locator('.et_pb_slider').all()) {
      const count = await root.locator('.et_pb_slide, .et_pb_gallery_item').count();
      if (count < 2)
        await expect(root.locator('.et-pb-slider-arrows, .et-pb-controllers')).toHaveCount(0);
    }
    expect(faults).toEqual([]);
  },
);

test('a slider in a closed toggle is measured when it is shown', async ({ page, open }) => {
  await open('/accordion/', 'motion=reduce');
  const container = page.locator('#toggle-slider .et_pb_container').first();
  await page.locator('#slider-toggle > .et_pb_toggle_title').click();
  await expect(container).toBeVisible();
  await expect
    .poll(() => container.evaluate((element) => (element as HTMLElement).style.height))
    .toMatch(/px$/);
});

test('on phones, where arrows do not fit, the centres of dots are 24 px apart, and a touch next to one hits it', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open('/sliders/', 'motion=reduce');
  // The sizes from Divi's style sheet.
  await page.addStyleTag({
    content:
      '.et-pb-controllers a{width:7px;height:7px;padding:0;overflow:visible;margin-right:10px}',
  });
  const dots = page.locator(`${auto} .et-pb-controllers a`);
  await dots.nth(1).scrollIntoViewIfNeeded();
  const boxes = await dots.evaluateAll((all) =>
    all
      .map((dot) => dot.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({
        x: x + width / 2,
        y: y + height / 2,
        below: height / 2,
      })),
  );
  const [first, second] = boxes;
  if (!first || !second) throw new Error('no dots');
  expect(second.x - first.x).toBeGreaterThanOrEqual(24);
  await page.mouse.click(second.x, second.y + second.below + 6);
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
});
