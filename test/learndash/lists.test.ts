import { existsSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { type LearnPage, settle, startLearnPage } from './learn-page';

let learn: LearnPage;
afterEach(() => learn.end());

const pager = (context: string, data = '', results: object = { paged: 1, total_pages: 3 }) =>
  `<div class="ld-pagination" data-pager-nonce="n" data-pager-results='${JSON.stringify(results)}'><div class="ld-pages">
    <a class="prev disabled" href="?page=1" data-context="${context}" ${data}></a>
    <a class="next" href="?page=2" data-context="${context}" ${data}></a></div></div>`;
const wrap = (html: string) => `<div class="learndash-wrapper">${html}</div>`;
const open = async (html: string) => {
  learn = await startLearnPage({ html: wrap(html) });
  return learn;
};
const turnPage = async (selector = '.next') => {
  const event = learn.press(selector);
  await settle();
  return event;
};
const reply = async (data: object, at = 0) => {
  learn.sent[at]?.reply({ success: true, data: { success: true, ...data } });
  await settle();
};
const doubled = () => {
  const ids = learn.all('[id]').map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
};

test('a page of lessons replaces its list, without doubling it [S7.39c, S4.41a, S7.40a, S7.37a, S7.38e]', async () => {
  const list = (text: string) =>
    `<div class="ld-item-list-items" id="ld-item-list-12"><p>${text}</p>${pager('course_lessons', 'data-course_id="12"')}</div>`;
  const { find, sent, doc } = await open(list('first'));
  const events: Event[] = [];
  doc.body.addEventListener('ld_has_paginated', (event) => events.push(event));
  expect((await turnPage()).defaultPrevented).toBe(true);
  expect(find('#ld-item-list-12').className).toContain('ld-loading');
  expect(sent[0]?.method).toBe('GET');
  await turnPage();
  expect(sent).toHaveLength(1);
  await reply({ context: 'course_lessons', lessons: list('second'), nav_lessons: '' });
  expect(find('#ld-item-list-12 p').textContent).toBe('second');
  expect(find('#ld-item-list-12').className).not.toContain('ld-loading');
  expect(doubled()).toEqual([]);
  expect(events).toHaveLength(1);
});

test('a page of the navigation leaves the list of the page alone', async () => {
  const { find } = await open(
    `<div id="ld-item-list-12">page</div><div class="ld-lesson-navigation"><div id="ld-lesson-list-12">nav${pager('course_lessons', 'data-course_id="12"')}</div></div>`,
  );
  await turnPage();
  await reply({ lessons: '<p>no</p>', nav_lessons: '<p>rows</p>' });
  expect(find('#ld-item-list-12').textContent).toBe('page');
  expect(find('#ld-lesson-list-12').textContent).toBe('rows');
});

test('topics are inserted into the page and the navigation, with their pager [S7.38a, S7.38c, S7.39a]', async () => {
  const footer = `<div class="ld-table-list-footer">${pager('course_topics', 'data-course_id="12" data-lesson_id="34"')}</div>`;
  const { find, sent, all } = await open(
    `<div id="ld-nav-content-list-34"><div class="ld-table-list-items">old</div><div class="ld-table-list-footer"></div></div>
     <div id="ld-expand-34"><div id="ld-topic-list-34">old</div>${footer}</div>`,
  );
  await turnPage();
  expect(sent[0]?.url).toContain('lesson_id=34');
  await reply({ topics: '<i id="row">new</i>', nav_topics: '', pager: pager('course_topics') });
  expect(find('#ld-topic-list-34').textContent).toBe('new');
  expect(find('#ld-nav-content-list-34 .ld-table-list-items').textContent).toBe('new');
  expect(all('.ld-table-list-footer .ld-pagination')).toHaveLength(2);
  expect(doubled()).toEqual([]);
});

test('of two lists of one course only the one that was used changes', async () => {
  const list = `<div class="ld-course-content-12" data-shortcode_instance='{"num":3}'><p>first</p>${pager('course_content_shortcode', 'data-course_id="12"')}</div>`;
  const { all, sent } = await open(list + list);
  await turnPage('div:nth-child(2) > .ld-pagination .next');
  expect(sent[0]?.url).toContain('shortcode_instance%5Bnum%5D=3');
  await reply({ markup: wrap('<div class="ld-course-content-12"><p>second</p></div>') });
  expect(all('.ld-course-content-12 p').map((each) => each.textContent)).toEqual([
    'first',
    'second',
  ]);
  expect(all('.ld-course-content-12')).toHaveLength(2);
});

test('the quizzes of the course that the results name change [S3.16]', async () => {
  const row = (id: number) =>
    `<div class="ld-item-list-item" id="ld-course-list-item-${id}"><div class="ld-item-contents">old ${pager('profile_quizzes', '', { quiz_course_id: id })}</div></div>`;
  const { all } = await open(row(12) + row(13));
  await turnPage('#ld-course-list-item-13 .next');
  await reply({ markup: '<div class="ld-item-contents">new</div>' });
  const texts = all('.ld-item-contents').map((each) => each.textContent?.trim());
  expect(texts).toEqual(['old', 'new']);
});

test.each([
  ['is refused', (at = 0) => learn.sent[at]?.reply({ success: false, data: { message: 'No' } })],
  ['is a page', () => learn.sent[0]?.reply('<!doctype html><p>Log in')],
  ['is 0 after the session has ended', () => learn.sent[0]?.reply('0', { status: 400 })],
  ['never arrives', () => learn.sent[0]?.fail()],
  ['holds nothing', () => learn.sent[0]?.reply({ success: true, data: { success: true } })],
])(
  'when the response %s the list stays, and the link works as a link [S8.12b, S4.41a]',
  async (_, respond) => {
    const { find, sent } = await open(
      `<div class="ld-group-courses-9"><p>first</p>${pager('group_courses', 'data-group_id="9"')}</div>`,
    );
    await turnPage();
    respond();
    await settle();
    expect(find('p').textContent).toBe('first');
    expect(find('.ld-group-courses-9').className).not.toContain('ld-loading');
    expect((await turnPage()).defaultPrevented).toBe(false);
    expect(sent).toHaveLength(1);
  },
);

test('an end of the pager requests nothing', async () => {
  const { sent, find } = await open(
    `<div id="ld-item-list-12">${pager('course_lessons', 'data-course_id="12"')}</div>`,
  );
  expect((await turnPage('.prev')).defaultPrevented).toBe(true);
  expect(sent).toEqual([]);
  expect(find('.prev').getAttribute('aria-disabled')).toBe('true');
});

const profile = (
  rows: string,
  search = '',
) => `<div id="ld-profile" data-shortcode_instance='{"user_id":5,"s":"${search}"}'>
  <div class="ld-item-list"><button class="ld-search-prompt" data-ld-expands="ld-course-search"></button>
  <div class="ld-item-search" id="ld-course-search"><form class="ld-item-search-fields" data-nonce="n0">
    <input class="ld-course-nav-field" value="${search}"><a class="ld-reset-button" href="?"></a></form></div>
  <div id="ld-main-course-list">${rows}</div></div></div>`;

test('a search replaces the profile, keeps its text and stays open [S2.16a, S3.15a, S3.15b, S3.15c, S7.34b, S7.35, S7.36a, S7.36b, S4.41b]', async () => {
  const { find, sent, doc } = await open(profile('all'));
  find('input').setAttribute('value', 'coast');
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
  const url = new URL(sent[0]?.url ?? '');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'ld30_ajax_profile_search',
    'shortcode_instance[user_id]': '5',
    'shortcode_instance[s]': '',
    'ld-profile-search': 'coast',
    'ld-profile-search-nonce': 'n0',
  });
  expect(find('#ld-main-course-list').className).toContain('ld-loading');
  await reply({ markup: wrap(profile('found', 'coast')) });
  expect(doc.querySelectorAll('#ld-profile')).toHaveLength(1);
  expect(find('#ld-main-course-list').textContent).toBe('found');
  expect(find('#ld-course-search').hidden).toBe(false);
  expect(find('.ld-search-prompt').getAttribute('aria-expanded')).toBe('true');
  expect(find('#ld-profile').dataset.shortcode_instance).toContain('coast');
  await turnPage('.ld-reset-button');
  expect(new URL(sent[1]?.url ?? '').searchParams.get('ld-profile-search')).toBe('');
});

test('the close button of a profile’s search also announces its state, also after a search', async () => {
  const closer =
    '<button class="ld-closer" aria-controls="ld-course-search" aria-expanded="false">close</button>';
  const markup = (search = '') =>
    profile('all', search)
      .replace('id="ld-course-search">', (id) => `${id}${closer}`)
      .replace('data-ld-expands', (name) => `aria-controls="ld-course-search" ${name}`);
  const { find, press } = await open(markup());
  const isOpen = () => find('.ld-closer').getAttribute('aria-expanded');
  expect(isOpen()).toBe('false');
  press('.ld-search-prompt');
  expect(isOpen()).toBe('true');
  press('.ld-closer');
  expect(isOpen()).toBe('false');
  find('input').setAttribute('value', 'coast');
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
  await reply({ markup: markup('coast') });
  expect(isOpen()).toBe('true');
});

const recorded = '../shared/recorded/courses';
describe.skipIf(!existsSync(recorded))('recorded responses', () => {
  const body = (name: string) =>
    (JSON.parse(readFileSync(`${recorded}/${name}.json`, 'utf8')) as { response: { body: string } })
      .response.body;
  const lists: readonly (readonly [string, string, string])[] = [
    ['pager-course-lessons', 'course_lessons', '<div id="ld-item-list-331">'],
    ['pager-course-content', 'course_content_shortcode', '<div class="ld-course-content-331">'],
    ['pager-group-courses', 'group_courses', '<div class="ld-group-courses-404">'],
    ['pager-profile', 'profile', '<div id="ld-profile">'],
    ['pager-course-info', 'course_info_courses', '<div class="ld-user-status">'],
  ];
  test.each(lists)('%s', async (name, context, box) => {
    const { find, all } = await open(
      `${box}<div id="ld-main-course-list"></div>${pager(context, 'data-course_id="331" data-group_id="404"')}</div>`,
    );
    await turnPage();
    learn.sent[0]?.reply(body(name));
    await settle();
    expect(all('.ld-item-list-item').length).toBeGreaterThan(0);
    const tables = new Set(all('.ld-item-list-item [id]').map(({ id }) => id));
    // The server itself prints a lesson’s id twice: on the row and on the table within it.
    expect(doubled().filter((id) => !tables.has(id))).toEqual([]);
    expect(all('.ld-pages a').every((link) => !link.getAttribute('href')?.includes('ajax'))).toBe(
      true,
    );
    const prev = find(`.ld-pagination-page-${context} .prev`);
    expect(prev.classList.contains('disabled')).toBe(false);
  });
});
