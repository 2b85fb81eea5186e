import { hasCapturedPages } from './support/captured';
import { openCaptured as open } from './support/captured-course';
import { expect, test } from './support/test';

test.skip(!hasCapturedPages, 'There are no recorded pages.');
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.afterEach(({ faults }) => expect(faults).toEqual([]));

test('attempts at quizzes on a profile of the real site turn their pages [S3.16, S7.39f]', async ({
  page,
}) => {
  const requests = await open(page, {
    name: 'profile',
    responses: { ld30_ajax_pager: 'pager-profile-quizzes' },
  });
  const row = page.locator('#ld-course-list-item-331');
  await row.locator('.ld-expand-button').first().click();
  await row.locator('.ld-pagination-page-profile_quizzes .next').click();
  await expect(row.locator('.ld-pagination-page-profile_quizzes')).toContainText('2 of 5');
  await expect(page.locator('.ld-loading')).toHaveCount(0);
  expect(requests[0]?.fields.get('pager_results[quiz_course_id]')).toBe('331');
  await expect(row.locator('.ld-item-contents')).toHaveCount(1);
});

test('a search of the recorded site without results announces it, and a rejected one keeps the profile [S8.12a]', async ({
  page,
}) => {
  const search = async (text: string) => {
    await page.locator('.ld-search-prompt').click();
    await page.locator('#course_name_field').fill(text);
    await page.keyboard.press('Enter');
  };
  await open(page, {
    name: 'profile',
    responses: { ld30_ajax_profile_search: 'profile-search-nothing' },
  });
  await search('zzzz');
  await expect(page.locator('#ld-main-course-list .ld-item-list-item-course')).toHaveCount(0);
  await expect(page.locator('#ld-main-course-list .ld-alert')).toBeVisible();
  await page.unroute(/.*/);
  await open(page, {
    name: 'profile',
    responses: { ld30_ajax_profile_search: 'profile-search-bad-nonce' },
  });
  const rows = page.locator('#ld-main-course-list .ld-item-list-item-course');
  const count = await rows.count();
  const responded = page.waitForResponse(/admin-ajax/);
  await search('zzzz');
  await responded;
  await expect(page.locator('.ld-loading')).toHaveCount(0);
  await expect(rows).toHaveCount(count);
});

test('refused figures of a quiz of the real site leave nothing behind [S8.12c]', async ({
  page,
}) => {
  await open(page, {
    name: 'profile',
    responses: { wp_pro_quiz_admin_ajax_statistic_load_user: 'quiz-statistics-bad-nonce' },
  });
  await page.locator('#ld-course-list-item-363 .ld-expand-button').first().click();
  const link = page.locator('#ld-course-list-item-363 .user_statistic');
  const responded = page.waitForResponse(/admin-ajax/);
  await link.click();
  await responded;
  await expect(page.locator('#wpProQuiz_user_overlay')).toBeHidden();
  await expect(link).toBeFocused();
});

for (const [response, message] of [
  ['coupon-apply-unknown', /invalid/i],
  ['coupon-apply-expired', /expired/i],
  ['coupon-apply-bad-nonce', /Invalid request/],
] as const) {
  test(`${response} of the recorded site is shown as a warning, and changes no total [S8.16]`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'Firefox does not report posted data.');
    await open(page, {
      name: 'registration-order',
      responses: { learndash_apply_coupon: response },
    });
    const total = await page.locator('#total-row .purchase-value').textContent();
    await page.locator('#coupon-field').fill('OLD');
    await page.keyboard.press('Enter');
    await expect(page.locator('.coupon-alert-warning')).toHaveText(message);
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(page.locator('#totals')).toBeHidden();
    expect(await page.locator('#total-row .purchase-value').textContent()).toBe(total);
  });
}

test('a total of zero enrols on the real site without payment [S3.20a, S3.20b, S4.48, S5.23a, S7.45d]', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Firefox does not report posted data.');
  const requests = await open(page, {
    name: 'registration-order',
    responses: { learndash_enroll_with_zero_price: 'enroll-zero-ok' },
  });
  await page.locator('#total-row').evaluate((row) => row.setAttribute('data-total', '0'));
  await page.locator('.learndash_checkout_button').click();
  await page.waitForURL(/registration-done/);
  expect(requests.map(({ action }) => action)).toEqual(['learndash_enroll_with_zero_price']);
});

test('without focus mode the navigation of the real site opens all its lessons', async ({
  page,
}) => {
  await open(page, { name: 'lesson-no-focus' });
  const all = page.locator('.ld-course-navigation-actions .ld-expand-button').first();
  await all.click();
  await expect(all).toHaveAttribute('aria-expanded', 'true');
  const lists = page.locator('.ld-lesson-navigation .ld-lesson-item-expanded');
  await expect(lists).toHaveCount(2);
  for (const list of await lists.all()) await expect(list).toBeVisible();
});

test('a topic of the real site has its timer, which holds its buttons [S3.17b]', async ({
  page,
}) => {
  await open(page, { name: 'topic-timer' });
  await expect(page.locator('.learndash_timer').first()).toHaveText(/^00:\d\d:\d\d$/);
  for (const button of await page.locator('.learndash_mark_complete_button').all()) {
    await expect(button).toBeDisabled();
  }
});
