import { expect, settle, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

test('rows of quarters form pairs on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/enhancements/');
  await settle(page);
  const row = page.locator('.et_pb_row_4col');
  await expect(row).toHaveCount(1);
  const boxes = await Promise.all(
    (await row.locator('.et_pb_column').all()).map((column) => column.boundingBox()),
  );
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  expect(boxes[2]?.y).toBeGreaterThan(boxes[0]?.y ?? 0);
});

test('modules with a shadow get one overlay if needed, an invalid selector is harmless', async ({
  page,
}) => {
  await page.goto('/enhancements/');
  await settle(page);
  const testimonial = page.locator('.et_pb_testimonial');
  await expect(testimonial).toHaveClass(/has-box-shadow-overlay/);
  await expect(testimonial.locator(':scope > :first-child')).toHaveClass('box-shadow-overlay');
});

test('content for phones, tablets and hover is switched', async ({ page }) => {
  const box = page.locator('#responsive');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/enhancements/');
  await settle(page);
  await expect(box).toHaveText('For a phone.');
  await expect(box.locator('p')).toBeVisible();
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(box).toHaveText('For a tablet.');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(box).toHaveText('For a wide screen.');
  await box.hover();
  await expect(box).toHaveText('Under the pointer.');
  await page.mouse.move(0, 0);
  await expect(box).toHaveText('For a wide screen.');
});

test('labels of a comment form are real placeholders and real labels', async ({ page }) => {
  await page.goto('/enhancements/');
  await settle(page);
  const email = page.getByLabel('Email *');
  await expect(email).toHaveAttribute('placeholder', 'Email *');
  await expect(email).toHaveValue('');
  const submit = page.locator('#commentform .submit');
  await expect(submit).toHaveClass(/et_pb_button/);
  await expect(submit).toHaveAttribute('data-icon', '5');
});

test('a search field is as high as its button; a button without text is hidden', async ({
  page,
}) => {
  await page.goto('/enhancements/');
  await settle(page);
  const [field, button] = await Promise.all(
    ['.et_pb_s', '.et_pb_searchsubmit'].map((selector) => page.locator(selector).boundingBox()),
  );
  // Browsers round heights to whole pixels.
  expect(Math.abs((field?.height ?? 0) - (button?.height ?? 0))).toBeLessThan(1);
  await expect(page.locator('.et_pb_widget_area .widget_search')).toHaveClass(/et-no-submit/);
  await expect(page.locator('.et_pb_widget_area [type=submit]')).toBeHidden();
});

test('a currency sign is before its price, text beside its portrait', async ({ page }) => {
  await page.goto('/enhancements/');
  await settle(page);
  /** How far the sign overlaps the price, in pixels. */
  const overlap = () =>
    page.locator('.et_pb_dollar_sign').evaluate((sign) => {
      const price = sign.parentElement?.querySelector('.et_pb_sum')?.getBoundingClientRect();
      return sign.getBoundingClientRect().right - (price?.left ?? 0);
    });
  await expect.poll(async () => Math.abs(await overlap())).toBeLessThan(1);
  // The same for a visitor who doubles the text size.
  await page.locator('.et_pb_dollar_sign').evaluate((sign: HTMLElement) => {
    const { fontSize } = getComputedStyle(sign);
    sign.style.fontSize = `${2 * Number.parseFloat(fontSize)}px`;
  });
  expect(Math.abs(await overlap())).toBeLessThan(1.5);
  const text = page.locator('.et_pb_testimonial_description');
  await text.scrollIntoViewIfNeeded();
  await expect(text).toHaveAttribute('style', /margin-left: \d+px/);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(text).not.toHaveAttribute('style', /margin/);
});

test('modules wait for their turn to appear, unless the site ignores waypoints [S3.07a]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.route('/enhancements/?far', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '<main id="main-content">',
      '<main id="main-content"><div style="height:2000px"></div>',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/enhancements/?far');
  await settle(page);
  const hidden = page.locator('.et-waypoint').first();
  await expect(hidden).not.toHaveClass(/et-animated/);
  await hidden.scrollIntoViewIfNeeded();
  await expect(hidden).toHaveClass(/et-animated/);

  await page.route('/enhancements/?ignore', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('"ignore_waypoints":"no"', '"ignore_waypoints":"yes"')
      .replace('<main id="main-content">', '<main><div style="height:2000px"></div>');
    await route.fulfill({ response, body });
  });
  await page.goto('/enhancements/?ignore');
  await settle(page);
  await expect(page.locator('.et-waypoint:not(.et-animated)')).toHaveCount(0);
});

test('modules inserted later are enhanced too', async ({ page }) => {
  await page.goto('/enhancements/');
  await settle(page);
  await page.evaluate(() => {
    const row = document.querySelector('.et_pb_row_4col')?.cloneNode(true) as HTMLElement;
    row.classList.remove('et_pb_row_4col');
    for (const each of row.querySelectorAll('.et-waypoint')) each.classList.remove('et-animated');
    const section = document.createElement('div');
    section.className = 'et_pb_section';
    const toggle = document.createElement('div');
    toggle.className = 'et_pb_toggle et_pb_toggle_close';
    section.append(row, toggle);
    document.querySelector('.et_builder_inner_content')?.append(section);
  });
  await expect(page.locator('.et_pb_row_4col')).toHaveCount(2);
});
