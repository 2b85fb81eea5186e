import type { Page } from '@playwright/test';
import { hasCapturedPages } from './support/captured';
import { openCaptured } from './support/captured-course';
import { expectSeen, expectUnseen } from './support/seen';
import { expect, test } from './support/test';

test.skip(!hasCapturedPages, 'There are no recorded pages.');
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.afterEach(({ faults }) => expect(faults).toEqual([]));

const open = (page: Page, name: string, query = '') =>
  openCaptured(page, { name, query, edition: 'pages-newer' });

test('lessons of the modern course are closed until their button is pressed [S4.38a]', async ({
  page,
}) => {
  await open(page, 'course-modern');
  const lesson = page.locator('[aria-controls="ld-expand-255"]');
  const topic = page.locator('.ld-accordion a', { hasText: 'Topic 1 in lesson 1' });
  await expect(lesson).toHaveAttribute('aria-expanded', 'false');
  await expectUnseen(topic);
  await lesson.press('Enter');
  await expectSeen(topic);
  await expect(lesson).toHaveAttribute('aria-expanded', 'true');
  await lesson.press('Enter');
  await expectUnseen(topic);
});

test('Tab skips the links of closed lessons of the modern course', async ({ page }) => {
  await open(page, 'course-modern');
  await page.locator('[aria-controls="ld-expand-255"]').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Lesson 2 of Open course');
});

test('one button opens all lessons of the modern course and closes them [S4.38e]', async ({
  page,
}) => {
  await open(page, 'course-modern');
  const all = page.locator('#ld-expand-button-254');
  const topics = ['Topic 5 in lesson 1', 'Topic 2 in lesson 2'].map((name) =>
    page.locator('.ld-accordion a', { hasText: name }),
  );
  await all.click();
  for (const topic of topics) await expectSeen(topic);
  await expect(all).toContainText('Collapse All');
  await all.click();
  for (const topic of topics) await expectUnseen(topic);
});

test('closed lessons of the modern course are open in print', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium emulates print media.');
  await open(page, 'course-modern');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#ld-expand-255')).toBeVisible();
});

for (const [name, query] of [
  ['registration-modern', ''],
  ['registration-modern', '?ld_register_id=254'],
] as const) {
  test(`the modern registration${query} switches to the login and back`, async ({ page }) => {
    await open(page, name, query);
    const form = page.locator('#learndash_registerform');
    const login = page.locator('.ld-registration__login-form');
    await expectSeen(form.locator('#username'));
    await page.locator('.ld-registration__login-link').press('Enter');
    await expectUnseen(form);
    await expect(login.locator('#user_login')).toBeFocused();
    await page.locator('.ld-registration__register-link').press('Enter');
    await expect(form.locator('#username')).toBeFocused();
    await expectUnseen(login);
    expect(new URL(page.url()).pathname).toBe('/captured/');
  });
}
