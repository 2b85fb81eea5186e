import type { Page } from '@playwright/test';
import { expectSeen } from './support/seen';
import { expect, test } from './support/test';
import { violations } from './support/violations';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const reducedMotion = 'motion=reduce&bar=off';

const duplicateIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at && !id.startsWith('ld-expand-'));
  });
const fault = (page: Page, kind: string, count = 1) =>
  page.request.post('/qa/fault', { data: { kind, count, call: 'ld30_ajax_pager' } });
const next = (page: Page, context: string) =>
  page.locator(`.ld-pagination-page-${context} .next`).first();

for (const [list, context] of [
  ['list=lessons', 'course_lessons'],
  ['list=shortcode', 'course_content_shortcode'],
] as const) {
  for (const generation of ['a', 'b', 'c']) {
    test(`pages of ${context} in generation ${generation} turn by keyboard and work on [S2.16b, S7.37d]`, async ({
      page,
      open,
    }) => {
      await open(`/courses/${generation}/?${list}`, reducedMotion);
      await page.evaluate(() => {
        document.body.addEventListener('ld_has_paginated', () =>
          document.body.setAttribute('data-turned', ''),
        );
      });
      await page.locator('#ld-expand-button-12').click();
      await next(page, context).focus();
      await page.keyboard.press('Enter');
      const lesson = page.locator('.ld-lesson-item-12080');
      await expect(lesson).toBeVisible();
      await expect(next(page, context)).toBeFocused();
      await expect(page.locator('body')).toHaveAttribute('data-turned', '');
      await expect(page.locator('.ld-lesson-item-12020')).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: 'New page shown' })).toHaveCount(1);
      // The new rows are collapsed, and the button above controls them.
      const all = page.locator('#ld-expand-button-12');
      await expect(all).toContainText('Expand all');
      await expect(lesson.locator('.ld-item-list-item-expanded')).toBeHidden();
      await all.click();
      await expect(lesson.locator('.ld-item-list-item-expanded')).toBeVisible();
      expect(await duplicateIds(page)).toEqual([]);
      expect(await next(page, context).getAttribute('href')).not.toContain('admin-ajax');
      expect(await violations(page)).toEqual([]);
    });
  }
}

for (const generation of ['a', 'b']) {
  test(`a page of topics in an open lesson of generation ${generation} keeps it open, and leaves no id twice`, async ({
    page,
    open,
  }) => {
    await open(`/courses/${generation}/`, reducedMotion);
    const row = page.locator('.ld-lesson-item-12020');
    await row.locator('.ld-expand-button').click();
    await row.locator('.ld-pages .next').click();
    await expect(row.getByText('Topic 4 of lesson 1')).toBeVisible();
    await expect(row.locator('.ld-expand-button')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.ld-loading')).toHaveCount(0);
    expect(await duplicateIds(page)).toEqual([]);
  });
}

test('paging topics in the outline of a lesson keeps the focus in the outline, also at the last page', async ({
  page,
  open,
}) => {
  await open('/lessons/c/', reducedMotion);
  const outline = page.locator('.ld-focus-sidebar');
  await outline.locator('.ld-pagination-page-course_topics .next').press('Enter');
  await expect(outline.getByText('Topic 4 of lesson 1')).toBeVisible();
  await expect(outline.locator('.ld-pagination-page-course_topics .prev')).toBeFocused();
});

test('a page of topics keeps its lesson open, and a tooltip works in the new content', async ({
  page,
  open,
}) => {
  await open('/courses/c/', reducedMotion);
  const row = page.locator('.ld-lesson-item-12020');
  await row.locator('.ld-expand-button').click();
  await row.locator('.ld-pages .next').click();
  await expect(row.getByText('Topic 4 of lesson 1')).toBeVisible();
  await expect(row.getByText('Topic 1 of lesson 1')).toHaveCount(0);
  await expect(row.locator('.ld-expand-button')).toHaveAttribute('aria-expanded', 'true');
  await next(page, 'course_content_shortcode').click();
  await expect(row).toHaveCount(0);
  await next(page, 'course_content_shortcode').click();
  const locked = page.locator('.learndash-not-available');
  await expect(locked).toBeVisible();
  await expect(locked.locator('.ld-tooltip__text')).toBeHidden();
  await locked.locator('a').focus();
  await expect(locked.locator('.ld-tooltip__text')).toBeVisible();
});

for (const kind of ['400', '403', '500', 'garbage', 'login', 'empty']) {
  test(`after ${kind} the list stays and the link leads to the page [S8.12b, S4.41a]`, async ({
    page,
    open,
  }) => {
    await open('/courses/c/?list=lessons', reducedMotion);
    await fault(page, kind);
    const responded = page.waitForResponse(/admin-ajax/);
    await next(page, 'course_lessons').click();
    await responded;
    await expect(page.locator('.ld-loading')).toHaveCount(0);
    await expect(page.locator('.ld-lesson-item-12020')).toBeVisible();
    await next(page, 'course_lessons').click();
    await page.waitForURL(/ld-lesson-page=2/);
    await expect(page.locator('.ld-lesson-item-12080')).toBeVisible();
  });
}

/** Makes the same shortcode appear a second time, below the first. */
const printTwice = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const list = document.querySelector('.ld-lesson-list')?.parentElement;
      list?.after(list.cloneNode(true));
    });
  });

for (const generation of ['a', 'b', 'c']) {
  test(`of one course twice on a page only the list that is used opens and turns, in generation ${generation} [S7.39b]`, async ({
    page,
    open,
  }) => {
    await printTwice(page);
    await open(`/courses/${generation}/`, reducedMotion);
    const list = (at: number) => page.locator('.ld-lesson-list').nth(at);
    await list(1).locator('.ld-lesson-item-12020 .ld-expand-button').click();
    await expect(list(1).getByText('Topic 1 of lesson 1')).toBeVisible();
    await expect(list(0).getByText('Topic 1 of lesson 1')).toBeHidden();
    await list(1).locator('.ld-lesson-item-12020 .ld-pages .next').click();
    await expect(list(1).getByText('Topic 4 of lesson 1')).toBeVisible();
    await expect(list(0).getByText('Topic 4 of lesson 1')).toHaveCount(0);
    await list(1).locator('.ld-pagination-page-course_content_shortcode .next').click();
    await expect(list(1).locator('.ld-lesson-item-12080')).toBeVisible();
    await expect(list(0).locator('.ld-lesson-item-12020')).toBeVisible();
    await list(1).locator('#ld-expand-button-12').click();
    await expect(list(1).locator('.ld-lesson-item-12080 .ld-table-list')).toBeVisible();
    await expect(list(0).locator('.ld-item-list-item-expanded').first()).toBeHidden();
  });
}

test('a response that holds its wrapper once more leaves no id twice', async ({ page, open }) => {
  await page.route(/admin-ajax/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { lessons?: string } };
    const { lessons = '' } = json.data;
    json.data.lessons = `<div class="learndash-wrapper"><div>${lessons}</div></div>`;
    await route.fulfill({ response, json: json });
  });
  await open('/courses/c/?list=lessons', reducedMotion);
  await next(page, 'course_lessons').click();
  await expect(page.locator('.ld-lesson-item-12080')).toBeVisible();
  expect(await duplicateIds(page)).toEqual([]);
  await expect(page.locator('#ld-item-list-12')).toHaveCount(1);
});

for (const kind of ['400', '403', '500', 'garbage', 'login']) {
  test(`a search that ends in ${kind} leaves the profile, and the next is a form [S8.12a]`, async ({
    page,
    open,
  }) => {
    await open('/profile/c/', reducedMotion);
    await page.request.post('/qa/fault', {
      data: { kind, count: 1, call: 'ld30_ajax_profile_search' },
    });
    await page.locator('.ld-search-prompt').click();
    await page.locator('#course_name_field').fill('bread');
    const responded = page.waitForResponse(/admin-ajax/);
    await page.keyboard.press('Enter');
    await responded;
    await expect(page.locator('.ld-loading')).toHaveCount(0);
    await expect(page.locator('#ld-main-course-list > .ld-item-list-item')).toHaveCount(2);
    await page.keyboard.press('Enter');
    await page.waitForURL(/ld-profile-search=bread/);
  });
}

test('two presses send one request', async ({ page, open }) => {
  await open('/courses/c/?list=lessons', reducedMotion);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('admin-ajax')) requests += 1;
  });
  await fault(page, 'slow');
  await next(page, 'course_lessons').dblclick();
  await expect(page.locator('.ld-loading')).toHaveCount(1);
  await expect(page.locator('.ld-lesson-item-12080')).toBeVisible();
  expect(requests).toBe(1);
});

for (const generation of ['a', 'b', 'c']) {
  test(`a profile of generation ${generation} is searched, paged and shown whole again by keyboard [S2.16a, S2.16b, S7.36a, S7.36b, S7.36c]`, async ({
    page,
    open,
  }) => {
    await open(`/profile/${generation}/`, reducedMotion);
    await page.locator('.ld-search-prompt').focus();
    await page.keyboard.press('Enter');
    const field = page.locator('#course_name_field');
    await expect(field).toBeFocused();
    await page.keyboard.type('bread');
    await page.keyboard.press('Enter');
    const rows = page.locator('#ld-main-course-list > .ld-item-list-item');
    await expect(rows).toHaveCount(1);
    await expect(field).toHaveValue('bread');
    await expect(field).toBeFocused();
    await expectSeen(field);
    await expect(page.getByRole('status').filter({ hasText: '1 found' })).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'close' }).focus();
    await page.keyboard.press('Enter');
    await expect(field).toBeHidden();
    await expect(page.locator('.ld-search-prompt')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.locator('.ld-reset-button').click();
    await expect(rows).toHaveCount(2);
    await expect(field).toHaveValue('');
    await next(page, 'profile').click();
    await expect(page.locator('#ld-course-list-item-14')).toBeVisible();
    await expect(page.locator('#ld-profile')).toHaveCount(1);
    expect(await duplicateIds(page)).toEqual([]);
  });
}

test('a search without results is announced, and opens nothing', async ({ page, open }) => {
  await open('/profile/c/', reducedMotion);
  await page.locator('.ld-search-prompt').click();
  await page.locator('#course_name_field').fill('nothing like it');
  await page.locator('.ld-item-search-submit input').click();
  await expect(page.getByRole('status').filter({ hasText: 'No courses found' })).toHaveCount(1);
  await expect(page.locator('#ld-main-course-list')).toContainText('No courses found');
});

test('attempts at quizzes and the other lists turn their pages [S3.16, S7.39d, S7.39f, S7.39g]', async ({
  page,
  open,
}) => {
  await open('/profile/c/', reducedMotion);
  const row = page.locator('#ld-course-list-item-12');
  await row.locator('.ld-expand-button').first().click();
  await row.locator('.ld-pages .next').click();
  await expect(row).toContainText('Tides');
  await expect(page.locator('#ld-course-list-item-13')).toContainText('Knots');
  await open('/learner-lists/', reducedMotion);
  await next(page, 'group_courses').click();
  await expect(page.locator('#ld-item-list-404')).toContainText('A garden in sand');
  await next(page, 'course_info_courses').click();
  await expect(page.locator('.ld-user-status')).toContainText('A garden in sand');
  await expect(page.locator('.ld-user-status')).toHaveCount(1);
  expect(await duplicateIds(page)).toEqual([]);
});
