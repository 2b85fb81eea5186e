import { afterEach, describe, expect, test } from 'vitest';
import { type LearnPage, settle, startLearnPage } from './learn-page';

let learn: LearnPage;
afterEach(() => learn.end());

const pager = (context: string, data = '', results: object = { paged: 1, total_pages: 3 }) =>
  `<div class="ld-pagination" data-pager-nonce="n" data-pager-results='${JSON.stringify(results)}'><div class="ld-pages">
    <a class="next" href="?page=2" data-context="${context}" ${data}></a></div></div>`;
const open = async (html: string) => {
  learn = await startLearnPage({ html: `<div class="learndash-wrapper">${html}</div>` });
  return learn;
};
const turnPage = async (selector = '.next') => {
  learn.press(selector);
  await settle();
};
const reply = async (data: object) => {
  learn.sent[0]?.reply({ success: true, data: { success: true, ...data } });
  await settle();
};
const sentUrl = () => new URL(learn.sent[0]?.url ?? '');

describe('of the response of a pager', () => {
  const ids = 'data-course_id="12" data-lesson_id="34"';
  const topics = `<div id="ld-nav-content-list-34"><div class="ld-table-list-items">old</div></div>
    <div id="ld-expand-34"><div id="ld-topic-list-34">old</div>
    <div class="ld-table-list-footer">${pager('course_topics', ids)}</div></div>`;

  test('the topics are inserted into the page, and into the navigation if the response has none for it [S7.38a]', async () => {
    const { find } = await open(topics);
    await turnPage();
    await reply({ topics: 'new' });
    expect(find('#ld-topic-list-34').textContent).toBe('new');
    expect(find('#ld-nav-content-list-34 .ld-table-list-items').textContent).toBe('new');
  });
  test('the topics of the navigation are inserted into the navigation [S7.38b]', async () => {
    const { find } = await open(topics);
    await turnPage();
    await reply({ topics: 'new', nav_topics: 'new rows' });
    expect(find('#ld-nav-content-list-34 .ld-table-list-items').textContent).toBe('new rows');
    expect(find('#ld-topic-list-34').textContent).toBe('new');
  });
  test('the pager is inserted below its topics [S7.38c]', async () => {
    const { find } = await open(topics);
    await turnPage();
    await reply({ topics: 'new', pager: '2 of 3' });
    expect(find('#ld-expand-34 .ld-table-list-footer').textContent).toBe('2 of 3');
  });
  test('the markup is inserted into lists of shortcodes [S7.38d]', async () => {
    const { find } = await open(
      `<div class="ld-group-courses-9">old${pager('group_courses', 'data-group_id="9"')}</div>`,
    );
    await turnPage();
    await reply({ markup: 'new' });
    expect(find('.ld-group-courses-9').textContent).toBe('new');
  });
  test('the lessons are inserted into the page [S7.38e]', async () => {
    const { find } = await open(
      `<div id="ld-item-list-12">old${pager('course_lessons', 'data-course_id="12"')}</div>`,
    );
    await turnPage();
    await reply({ lessons: 'new', nav_lessons: 'new rows' });
    expect(find('#ld-item-list-12').textContent).toBe('new');
  });
  test('the lessons of the navigation are inserted into the navigation [S7.38f]', async () => {
    const { find } = await open(
      `<div class="ld-lesson-navigation"><div id="ld-lesson-list-12">old${pager('course_lessons', 'data-course_id="12"')}</div></div>`,
    );
    await turnPage();
    await reply({ lessons: 'new', nav_lessons: 'new rows' });
    expect(find('#ld-lesson-list-12').textContent).toBe('new rows');
  });
});

const contexts: readonly (readonly [string, string, string, string])[] = [
  ['S7.39a', 'course_topics', 'id="ld-topic-list-34"', 'topics'],
  ['S7.39b', 'course_content_shortcode', 'class="ld-course-content-12"', 'markup'],
  ['S7.39c', 'course_lessons', 'id="ld-item-list-12"', 'lessons'],
  ['S7.39d', 'group_courses', 'class="ld-group-courses-9"', 'markup'],
  ['S7.39e', 'profile', 'id="ld-profile"', 'markup'],
  ['S7.39f', 'profile_quizzes', 'class="ld-item-contents"', 'markup'],
  ['S7.39g', 'course_info_courses', 'class="ld-user-status"', 'markup'],
];
for (const [clause, context, list, key] of contexts) {
  test(`a page of ${context} is inserted into its own list alone [${clause}]`, async () => {
    const others = contexts
      .filter((each) => each[1] !== context)
      .map((each) => `<div ${each[2]}>other</div>`);
    const ids = 'data-course_id="12" data-lesson_id="34" data-group_id="9"';
    const links = pager(context, ids, { quiz_course_id: 12 });
    const { all } = await open(
      `<div id="ld-course-list-item-12"><div ${list} data-here>old${links}</div></div>${others.join('')}`,
    );
    await turnPage();
    await reply({ [key]: 'new' });
    expect(all('[data-here]').map(({ textContent }) => textContent)).toEqual(['new']);
    const texts = contexts.filter((each) => each[1] !== context).map(() => 'other');
    expect(
      all('.learndash-wrapper > div')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(texts);
  });
}

const lessons = `<div id="ld-item-list-12"><p>old</p>${pager('course_lessons', 'data-course_id="12"')}</div>`;

test('each response of a pager fires an event on the body [S7.40a]', async () => {
  const { doc } = await open(lessons);
  const received: string[] = [];
  doc.body.addEventListener('ld_has_paginated', ({ type }) => received.push(type));
  await turnPage();
  expect(received).toEqual([]);
  await reply({ lessons: '<p>new</p>' });
  expect(received).toEqual(['ld_has_paginated']);
});

test('an inserted page of a list gets its tips, and those of the removed page are removed [S7.40b]', async () => {
  const { all, find } = await open(lessons.replace('<p>old', '<p data-ld-tooltip="Old tip">old'));
  const tips = () => all('#learndash-tooltips .ld-tooltip').map(({ textContent }) => textContent);
  expect(tips()).toEqual(['Old tip']);
  await turnPage();
  await reply({ lessons: '<p data-ld-tooltip="New tip">new</p>' });
  expect(tips()).toEqual(['New tip']);
  expect(find('p').getAttribute('aria-describedby')).toBe(
    find('#learndash-tooltips .ld-tooltip').id,
  );
});

describe('a pager', () => {
  test('uses GET [S7.37a]', async () => {
    await open(lessons);
    await turnPage();
    expect(learn.sent[0]?.method).toBe('GET');
  });
  test('names its action [S7.37b]', async () => {
    await open(lessons);
    await turnPage();
    expect(sentUrl().searchParams.get('action')).toBe('ld30_ajax_pager');
  });
  test("sends the query of its link's address along [S7.37d]", async () => {
    await open(lessons);
    await turnPage();
    expect(sentUrl().searchParams.get('page')).toBe('2');
  });
});

describe('the search of a profile', () => {
  const profile = (text: string) => `<div id="ld-profile" data-shortcode_instance='{"user_id":5}'>
    <form class="ld-item-search-fields" data-nonce="n0"><input class="ld-course-nav-field"><a class="ld-reset-button" href="?"></a></form>
    <div id="ld-main-course-list">${text}</div></div>`;
  const search = async (query: string) => {
    const { find } = await open(profile('old'));
    find('input').setAttribute('value', query);
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settle();
    return learn;
  };
  const field = (name: string) => sentUrl().searchParams.get(name);

  test('uses GET [S7.34a]', async () => {
    expect((await search('coast')).sent[0]?.method).toBe('GET');
  });
  test('names its action [S7.34b]', async () => {
    await search('coast');
    expect(field('action')).toBe('ld30_ajax_profile_search');
  });
  test('sends the attributes of the profile [S7.34c, S3.15a]', async () => {
    await search('coast');
    expect(field('shortcode_instance[user_id]')).toBe('5');
  });
  test('sends what is sought [S7.34d, S3.15b]', async () => {
    await search('coast');
    expect(field('ld-profile-search')).toBe('coast');
  });
  test('sends its nonce [S7.34e, S3.15c]', async () => {
    await search('coast');
    expect(field('ld-profile-search-nonce')).toBe('n0');
  });
  test('replaces the profile with the response [S7.35]', async () => {
    const { find } = await search('coast');
    await reply({ markup: profile('new') });
    expect(find('#ld-main-course-list').textContent).toBe('new');
  });
  test('begins when the form is sent [S7.36a]', async () => {
    expect((await search('coast')).sent).toHaveLength(1);
  });
  test('begins with the reset link, which empties the field first [S7.36b, S7.36c]', async () => {
    const { find } = await open(profile('old'));
    find('input').setAttribute('value', 'coast');
    await turnPage('.ld-reset-button');
    expect(learn.sent).toHaveLength(1);
    expect(field('ld-profile-search')).toBe('');
  });
  test('keeps the profile and reports nothing when it fails [S8.12a]', async () => {
    const { find } = await search('coast');
    learn.sent[0]?.fail();
    await settle();
    expect(find('#ld-main-course-list').textContent).toBe('old');
    expect(find('#ld-main-course-list').className).not.toContain('ld-loading');
    expect(learn.all('[role=alert],[role=status]')).toEqual([]);
  });
  test('marks the list until the response is there [S4.41b]', async () => {
    const { find } = await search('coast');
    expect(find('#ld-main-course-list').className).toContain('ld-loading');
    await reply({ markup: profile('new') });
    expect(find('#ld-main-course-list').className).not.toContain('ld-loading');
  });
});
