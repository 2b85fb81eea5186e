import type { Page } from '@playwright/test';
import { differences, rememberServerDom } from './support/snapshot';
import { expect, test } from './support/test';
import { violations } from './support/violations';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const reducedMotion = 'motion=reduce&bar=off';
const wide = { width: 1200, height: 700 };
const narrow = { width: 375, height: 700 };
const focus = (page: Page) => page.locator('.ld-focus');
const closed = /ld-focus-sidebar-collapsed/;

for (const generation of ['a', 'b', 'c']) {
  test(`the sidebar of generation ${generation} closes and opens by keyboard, and off-screen parts are not focusable [S2.15a, S2.15e, S4.34]`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(wide);
    await rememberServerDom(page);
    await open(`/lessons/${generation}/`, reducedMotion);
    const trigger = page.locator('.ld-focus-sidebar-trigger');
    const link = page.locator('.ld-lesson-item-preview-heading').first();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(focus(page)).toHaveClass(closed);
    await expect(link).toBeHidden();
    await expect(trigger.locator('.ld-icon')).toHaveClass(/ld-icon-arrow-right/);
    await expect(trigger).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Space');
    await expect(focus(page)).not.toHaveClass(closed);
    await expect(link).toBeVisible();
    await page.evaluate(() => window.skerry?.stop());
    expect(await differences(page)).toEqual([]);
  });

  test(`on a phone the sidebar of generation ${generation} starts closed and opens over the page [S4.35] [S9.20]`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(narrow);
    await open(`/lessons/${generation}/`, reducedMotion);
    await expect(focus(page)).toHaveClass(closed);
    await expect(focus(page)).not.toHaveClass(/ld-focus-initial-transition/);
    const burger = page.locator('.ld-trigger-mobile-nav');
    await expect(burger).toHaveAttribute('aria-expanded', 'false');
    await burger.focus();
    await page.keyboard.press('Enter');
    await expect(focus(page)).not.toHaveClass(closed);
    await expect(page.locator('.ld-mobile-nav')).toHaveClass(/expanded/);
    // The open sidebar covers the button that opened it.
    await expect(page.locator('.ld-focus-sidebar-trigger')).toBeFocused();
    await expect(page.locator('.ld-focus-main')).toHaveAttribute('inert');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(focus(page)).toHaveClass(closed);
    await expect(burger).toBeFocused();
  });
}

test('a window that becomes narrow closes the sidebar 200 ms later, a wide one opens it again [S4.36a, S4.36b, S9.14a]', async ({
  page,
  open,
}) => {
  await page.setViewportSize(wide);
  await open('/lessons/c/', reducedMotion);
  // Its code is in a separate chunk: a narrow viewport measured now closes nothing.
  await expect(page.locator('.ld-focus-sidebar-trigger')).toHaveAttribute('aria-expanded', 'true');
  await page.evaluate(() => {
    const times = { resized: 0, waited: 0 };
    Object.assign(window, { times });
    window.addEventListener('resize', () => {
      times.resized = performance.now();
    });
    document.addEventListener('ld-focus-sidebar-closed', () => {
      times.waited = performance.now() - times.resized;
    });
  });
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(focus(page)).toHaveClass(closed);
  const waited = await page.evaluate(
    () => (window as unknown as { times: { waited: number } }).times.waited,
  );
  expect(waited).toBeGreaterThanOrEqual(195);
  await page.setViewportSize(wide);
  await expect(focus(page)).not.toHaveClass(closed);
});

test('when the phone is turned, the sidebar closes and the focus moves to the button that opens it', async ({
  page,
  open,
}) => {
  await page.setViewportSize(narrow);
  await open('/lessons/c/', reducedMotion);
  const burger = page.locator('.ld-trigger-mobile-nav');
  const trigger = page.locator('.ld-focus-sidebar-trigger');
  await burger.click();
  await expect(trigger).toBeFocused();
  // There its own button is beside the page; on a phone held upright it is not visible.
  await page.setViewportSize({ width: 844, height: 375 });
  await expect(focus(page)).toHaveClass(closed);
  await expect(trigger).toBeFocused();
  await page.setViewportSize(narrow);
  await expect(burger).toBeFocused();
});

test('a sidebar that the site wants closed stays so on wide screens [S4.36c]', async ({
  page,
  open,
}) => {
  await page.setViewportSize(wide);
  await open('/lessons/c/?filter=on', reducedMotion);
  await expect(focus(page)).toHaveClass(closed);
  await page.locator('.ld-focus-sidebar-trigger').click();
  await expect(focus(page)).not.toHaveClass(closed);
  await page.setViewportSize({ width: 1300, height: 700 });
  await expect(focus(page)).toHaveClass(closed);
});

test('the sidebar scrolls to the topic that is shown, and the page does not move [S4.37a]', async ({
  page,
  open,
}) => {
  await page.setViewportSize(wide);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const filler = document.createElement('div');
      filler.style.height = '1400px';
      document.querySelector('.ld-lesson-items')?.prepend(filler);
    });
  });
  await open('/lessons/c/?topic=12021', 'bar=off');
  const item = page.locator('.ld-is-current-item');
  const isInside = () =>
    page.evaluate(() => {
      const wrapper = document.querySelector('.ld-focus-sidebar-wrapper')?.getBoundingClientRect();
      const item = document.querySelector('.ld-is-current-item')?.getBoundingClientRect();
      return wrapper && item
        ? item.top >= wrapper.top && item.bottom <= wrapper.bottom + 60
        : false;
    });
  await expect(item).toBeVisible();
  await expect.poll(isInside).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("the theme builder's header and footer are hidden, and the user menu opens by keyboard [S2.15b, S2.15c, S2.15d]", async ({
  page,
  open,
}) => {
  await page.setViewportSize(wide);
  await open('/lessons/c/', reducedMotion);
  await expect(page.locator('header.et-l')).toBeHidden();
  await expect(page.locator('footer.et-l')).toBeHidden();
  const button = page.locator('.ld-profile-avatar');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Course home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.getByRole('link', { name: 'Log out' })).toBeHidden();
});

test('pages of lessons and topics turn in the sidebar too', async ({ page, open }) => {
  await page.setViewportSize(wide);
  await open('/lessons/c/', reducedMotion);
  const navigation = page.locator('.ld-lesson-navigation');
  await navigation.locator('.ld-pagination-page-course_topics .next').click();
  await expect(navigation).toContainText('Topic 4 of lesson 1');
  await expect(page.locator('.ld-lesson-topic-list')).toContainText('Topic 4 of lesson 1');
  await navigation.locator('.ld-pagination-page-course_lessons .next').click();
  await expect(navigation).toContainText('Weather from the west');
  await expect(page.locator('.ld-loading')).toHaveCount(0);
});
