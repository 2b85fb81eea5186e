import { differences, rememberServerDom } from './support/snapshot';
import { expect, test } from './support/test';
import { violations } from './support/violations';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const row = '.ld-lesson-item-12020';
const reducedMotion = 'motion=reduce&bar=off';

for (const generation of ['a', 'b', 'c']) {
  test(`a lesson of generation ${generation} opens by keyboard to its content and 50 pixels [S2.14a, S4.38a, S9.16b]`, async ({
    page,
    open,
  }) => {
    await open(`/courses/${generation}/`, 'bar=off');
    const button = page.locator(row).getByRole('button', { name: 'Expand' });
    const body = page.locator(`${row} .ld-item-list-item-expanded`);
    await expect(body).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    const control = page.locator(`${row} .ld-expand-button`);
    await expect(control).toHaveAttribute('aria-expanded', 'true');
    await expect(control).toContainText('Collapse');
    await expect(page.locator(row).getByText('Topic 1 of lesson 1')).toBeVisible();
    const heights = await body.evaluate((element: HTMLElement) => ({
      children: [...element.children].reduce(
        (sum, child) => sum + child.getBoundingClientRect().height,
        0,
      ),
      greatest: Number.parseFloat(element.style.maxHeight),
      stored: Number(element.dataset.height),
    }));
    expect(heights.greatest).toBeCloseTo(heights.children + 50, 1);
    expect(heights.stored).toBeCloseTo(heights.children + 50, 1);
    await page.keyboard.press('Space');
    await expect(body).toBeHidden();
    await expect(control).toHaveAttribute('aria-expanded', 'false');
  });

  test(`a course of generation ${generation} is restored after use, and has no finding`, async ({
    page,
    open,
  }) => {
    await rememberServerDom(page);
    await open(`/courses/${generation}/?visitor=anonymous`, reducedMotion);
    await page.locator('#ld-expand-button-12').click();
    await page.getByRole('tab', { name: 'Materials' }).click();
    expect(await violations(page)).toEqual([]);
    await page.locator('.ld-login-text').click();
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.skerry?.stop());
    expect(await differences(page)).toEqual([]);
  });
}

for (const generation of ['a', 'c']) {
  test(`on paper all lessons of generation ${generation} are open`, async ({
    page,
    open,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium emulates print media.');
    await open(`/courses/${generation}/`, reducedMotion);
    // Every engine dispatches this event before printing.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(row).getByText('Topic 1 of lesson 1')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator(row).getByText('Topic 1 of lesson 1')).toBeHidden();
  });
}

test('content added to an open lesson is not clipped', async ({ page, open }) => {
  await open('/courses/c/', reducedMotion);
  await page.locator(`${row} .ld-expand-button`).click();
  const body = page.locator(`${row} .ld-item-list-item-expanded`);
  await body.evaluate((element) => {
    const more = document.createElement('div');
    more.style.height = '700px';
    element.firstElementChild?.append(more);
  });
  await expect
    .poll(() => body.evaluate((element) => element.scrollHeight - element.clientHeight))
    .toBe(0);
});

test('an address scrolls to its lesson by the offset that the owner of a site on LearnDash 5 has set', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1100, height: 400 });
  await page.addInitScript(() => {
    Object.assign(window, { learndash: { global: { scrollOffset: 170 } } });
  });
  await open('/courses/c/?ld-topic-page=12040-1', reducedMotion);
  const top = () =>
    page.locator('.ld-lesson-item-12040').evaluate((row) => row.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 170) < 2).toBe(true);
});

for (const generation of ['a', 'b', 'c']) {
  test(`an address with ld-topic-page opens that lesson of generation ${generation} and scrolls to it, below the header [S2.14c, S2.14d]`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1100, height: 400 });
    await open(`/courses/${generation}/?ld-topic-page=12040-1`, 'bar=off');
    const lesson = page.locator('.ld-lesson-item-12040');
    await expect(lesson.locator('.ld-expand-button')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator(`${row} .ld-expand-button`)).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(lesson).toBeInViewport({ ratio: 0.9 });
    // Nothing covers its first line, whatever the theme fixes at the top.
    const isUncovered = () =>
      lesson.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 20, top + 12));
      });
    await expect.poll(isUncovered).toBe(true);
    // Everything else keeps working if the lesson does not exist.
    await open(`/courses/${generation}/?ld-topic-page=99999-1`, reducedMotion);
    await page.locator(`${row} .ld-expand-button`).click();
    await expect(page.locator(`${row} .ld-table-list`)).toBeVisible();
  });
}

test('all 500 lessons of a course open and close at one press', async ({ page, open }) => {
  await open('/courses/c/?lessons=500', reducedMotion);
  const opened = page.locator('.ld-item-list-item-expanded:not([hidden],[inert])');
  const all = page.locator('#ld-expand-button-99');
  for (const count of [500, 0]) {
    await all.click();
    await expect.poll(() => opened.count()).toBe(count);
  }
});

test('tabs are chosen with Enter; the arrows move the focus [S2.14b, S4.39a, S4.39b]', async ({
  page,
  open,
}) => {
  await open('/courses/a/', reducedMotion);
  const [course, materials] = [
    page.getByRole('tab', { name: 'Course' }),
    page.getByRole('tab', { name: 'Materials' }),
  ];
  await course.focus();
  await page.keyboard.press('ArrowRight');
  await expect(materials).toBeFocused();
  await expect(page.getByText('Bring a rope')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bring a rope')).toBeVisible();
  await expect(course).toHaveAttribute('aria-selected', 'false');
});

test('a tooltip of older markup is placed beside its source 500 ms later and shows for pointer and focus', async ({
  page,
  open,
}) => {
  await open('/courses/a/?visitor=anonymous', 'bar=off');
  const tip = page.locator('#learndash-tooltips .ld-tooltip').first();
  await expect(tip).toHaveAttribute('style', /top: \d/);
  await page.locator('.ld-status-waiting').hover();
  await expect(tip).toHaveClass(/ld-visible/);
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

test('a tooltip of newer markup is hidden until hover or focus, and Escape hides it', async ({
  page,
  open,
}) => {
  await open('/courses/c/?visitor=anonymous', 'bar=off');
  const tip = page.locator('#ld-infobar__tip');
  await expect(tip).toBeHidden();
  await page.locator('[aria-describedby="ld-infobar__tip"]').focus();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});
