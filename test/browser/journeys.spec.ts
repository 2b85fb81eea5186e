import type { Locator, Page } from '@playwright/test';
import { consentPage, NONE } from './consent-page';
import { expect, settle, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const bar = 'bar=off';

test('a visitor refuses cookies, browses products, adds one and sees it in the mini-cart [S1.02a, S1.02b, S1.02c, S1.02e, S6.01a, S6.01b]', async ({
  page,
  open,
}) => {
  await open('/kitchen-sink/', bar);
  await page.locator('[data-cky-tag="reject-button"]').first().click();
  await expect(page.locator('.cky-consent-container')).toBeHidden();
  expect(await consentPage(page).record()).toBe(`consent:no,action:yes,${NONE}`);
  await page.goto('/shop/?bar=off');
  await page
    .locator('li.product')
    .filter({ hasText: 'Storm lantern' })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/storm-lantern/);
  await page.goBack();
  const item = page.locator('li.product').filter({ hasText: 'Storm lantern' });
  await item.locator('.ajax_add_to_cart').click();
  await expect(item.locator('.added_to_cart')).toBeVisible();
  await expect(page.locator('.woocommerce-mini-cart-item').first()).toContainText('Storm lantern');
  // The choice is kept on the next page, and so is the cart.
  await open('/kitchen-sink/', bar);
  await expect(page.locator('.cky-consent-container')).toBeHidden();
  await expect(page.locator('.woocommerce-mini-cart-item').first()).toContainText('Storm lantern');
});

test('a learner opens a course, a lesson in focus mode, the profile, and buys a course with a coupon [S1.04a, S1.04e, S1.04f, S1.04g, S1.04h]', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await open('/courses/c/', bar);
  const opener = page.locator('.ld-expand-button[aria-expanded="false"]').first();
  await opener.click();
  await expect(page.locator('.ld-expand-button[aria-expanded="true"]').first()).toBeVisible();
  await open('/lessons/c/', bar);
  const sidebar = page.locator('.ld-focus-sidebar');
  await expect(sidebar).toBeVisible();
  await page.locator('.ld-focus-sidebar-trigger').first().press('Enter');
  await expect(page.locator('.ld-focus')).toHaveClass(/ld-focus-sidebar-collapsed/);
  await open('/profile/c/', bar);
  await expect(page.locator('.ld-profile-summary, #ld-profile').first()).toBeVisible();
  const courses = page.locator('#ld-main-course-list > .ld-item-list-item');
  await expect(courses).toHaveCount(2);
  await page.locator('.ld-search-prompt').press('Enter');
  await page.locator('#course_name_field').fill('bread');
  await page.locator('#course_name_field').press('Enter');
  await expect(courses).toHaveCount(1);
  await open('/registration/', bar);
  await page.locator('#coupon-field').fill('welcome');
  await page.locator('#coupon-field').press('Enter');
  await expect(page.locator('#total-row')).toContainText('$36.75');
});

/** How a learner activates a link or a button. */
type Activate = (control: Locator) => Promise<void>;

const byMouse: Activate = (control) => control.click();
/** Presses Tab until it has the focus, then the key: no script sets the focus. */
const byKeyboard =
  (page: Page, key = 'Enter'): Activate =>
  async (control) => {
    const hasFocus = () => control.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 80 && !(await hasFocus()); presses += 1) {
      await page.keyboard.press('Tab');
    }
    expect(await hasFocus()).toBe(true);
    await page.keyboard.press(key);
  };

/** From the course through a lesson, its topics and its quiz back to the course. */
const takeCourse = async (
  page: Page,
  { activate, choose }: { readonly activate: Activate; readonly choose: Activate },
) => {
  await expect(page.locator('.ld-progress-percentage')).toHaveText('27% complete');
  const lesson = page.locator('.ld-lesson-item-12020');
  await expect(lesson.getByRole('img', { name: 'Not completed' }).first()).toBeVisible();
  await activate(lesson.locator('.ld-expand-button'));
  await expect(lesson.getByRole('link', { name: 'Topic 2 of lesson 1' })).toBeVisible();
  await activate(lesson.locator('.ld-item-name'));
  await page.waitForURL(/lesson=12020/);
  await settle(page);
  await activate(page.locator('.ld-lesson-topic-list').getByRole('link', { name: /Topic 2 of/ }));
  for (const topic of [2, 3, 4, 5]) {
    await page.waitForURL(`**/*topic=${12020 + topic}*`);
    await settle(page);
    const heading = page.getByRole('heading', { name: `Topic ${topic} of lesson 1` });
    await expect(heading).toBeVisible();
    await activate(page.locator('.ld-focus-header .learndash_mark_complete_button'));
  }
  await page.waitForURL(/quiz=12020/);
  await settle(page);
  await choose(page.getByLabel('Bowline'));
  await choose(page.getByLabel('Cork'));
  await expect(page.locator('.is-selected')).toHaveText(['Bowline', 'Cork']);
  await activate(page.getByRole('button', { name: 'Finish the quiz' }));
  await page.waitForURL(/courses\/c/);
  await settle(page);
  await expect(page.locator('.ld-progress-percentage')).toHaveText('46% complete');
  await expect(
    lesson.locator('.ld-item-name').getByRole('img', { name: 'Completed' }),
  ).toBeVisible();
  await activate(lesson.locator('.ld-expand-button'));
  await expect(lesson.locator('.ld-lesson-list-progress')).toHaveText('100% complete');
};

for (const device of ['mouse', 'keyboard'] as const) {
  test(`a learner takes a course, a lesson, its topics and its quiz and sees the progress, by ${device} only [S1.04a, S1.04b, S1.04c, S1.04d]`, async ({
    page,
    open,
    browserName,
  }) => {
    test.skip(
      device === 'keyboard' && browserName === 'firefox',
      'After Enter has navigated twice, this driver’s Enter presses no button.',
    );
    test.slow();
    await page.setViewportSize({ width: 1200, height: 800 });
    await open('/courses/c/', `${bar}&motion=reduce`);
    const isMouse = device === 'mouse';
    await takeCourse(page, {
      activate: isMouse ? byMouse : byKeyboard(page),
      choose: isMouse ? byMouse : byKeyboard(page, 'Space'),
    });
  });
}
