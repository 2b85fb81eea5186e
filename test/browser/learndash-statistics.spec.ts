import { expect, test } from './support/test';
import { violations } from './support/violations';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const reducedMotion = 'motion=reduce&bar=off';

test('the figures of a quiz open over the page, unfold and close by keyboard [S2.17b, S2.17c, S2.17d, S7.44]', async ({
  page,
  open,
}) => {
  await open('/profile/c/', reducedMotion);
  await page.evaluate(() => {
    document.body.addEventListener('learndash-statistics-contentchanged', () =>
      document.body.setAttribute('data-changed', ''),
    );
  });
  const row = page.locator('#ld-course-list-item-12');
  await row.locator('.ld-expand-button').first().click();
  const link = row.locator('.user_statistic');
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Which of these float?');
  await expect(page.locator('#wpProQuiz_loadUserData')).toBeHidden();
  await expect(page.locator('body')).toHaveAttribute('data-changed', '');
  await expect(dialog.locator('.wpProQuiz_update')).toHaveCount(0);
  await expect(page.getByText('Cork')).toBeHidden();
  const view = dialog.getByRole('button', { name: '(view)' }).first();
  await view.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Cork')).toBeVisible();
  await expect(view).toHaveAttribute('aria-expanded', 'true');
  await view.click();
  await expect(page.getByText('Cork')).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('while quiz statistics load their overlay shows it, and can be closed [S2.17a, S2.17c]', async ({
  page,
  open,
}) => {
  await open('/profile/c/', reducedMotion);
  const row = page.locator('#ld-course-list-item-12');
  await row.locator('.ld-expand-button').first().click();
  await page.request.post('/qa/fault', {
    data: { kind: 'hang', count: 1, call: 'wp_pro_quiz_admin_ajax_statistic_load_user' },
  });
  const link = row.locator('.user_statistic');
  await link.click();
  await expect(page.locator('#wpProQuiz_loadUserData')).toBeVisible();
  await expect(page.locator('#wpProQuiz_user_content')).toBeHidden();
  await expect(page.locator('#wpProQuiz_overlay_close')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('#wpProQuiz_user_overlay')).toBeHidden();
  await expect(link).toBeFocused();
});

test('statistics that fail to load leave nothing behind [S8.12c]', async ({ page, open }) => {
  await open('/profile/c/', reducedMotion);
  const row = page.locator('#ld-course-list-item-12');
  await row.locator('.ld-expand-button').first().click();
  const link = row.locator('.user_statistic');
  await link.evaluate((element) => element.setAttribute('data-statistic-nonce', 'bad'));
  const responded = page.waitForResponse(/admin-ajax/);
  await link.click();
  await responded;
  await expect(page.locator('#wpProQuiz_user_overlay')).toBeHidden();
  await expect(link).toBeFocused();
});
