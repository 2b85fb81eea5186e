import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from '../support/wait-for';
import { type LearnPage, settle, startLearnPage } from './learn-page';

let learn: LearnPage;
beforeEach(() => window.history.replaceState(null, '', '/course/'));
afterEach(() => {
  learn.end();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const link = (side: string, context: string, more = '') =>
  `<a class="${side}" href="?ld-lesson-page=2" data-context="${context}" data-course_id="12" data-group_id="9" ${more}></a>`;
const pager = (context: string, links = link('prev', context) + link('next', context)) =>
  `<div class="ld-pagination" data-pager-nonce="n" data-pager-results='{"paged":1,"quiz_course_id":12}'><div class="ld-pages">${links}</div></div>`;
const group = (inner: string) => `<div class="ld-group-courses-9" id="list">${inner}</div>`;
const open = async (html: string) => {
  learn = await startLearnPage({
    html: `<div class="learndash-wrapper">${html}</div><button id="elsewhere">E</button>`,
  });
  return learn;
};
const turnPage = async (selector = '#list .next') => {
  learn.press(selector);
  await settle();
};
const reply = async (data: object, at = 0) => {
  learn.sent[at]?.reply({ success: true, data: { success: true, ...data } });
  await settle();
};
const announced = (text: string) =>
  waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe(text));

describe('the focus of a visitor who changes the page of a list', () => {
  const before = group(`<p>first</p>${pager('group_courses')}`);
  const openTurned = async (markup: string) => {
    const { find } = await open(before);
    find('#list .next').focus();
    await turnPage();
    await reply({ markup });
    return document.activeElement;
  };

  test('moves to the same link of the new page', async () => {
    const active = await openTurned(`<p>second</p>${pager('group_courses')}`);
    expect(active?.className).toBe('next');
  });

  test('moves to the other link if the last page is shown', async () => {
    const links = link('next disabled', 'group_courses') + link('prev', 'group_courses');
    const active = await openTurned(pager('group_courses', links));
    expect(active?.className).toBe('prev');
  });

  test('moves to the list if no pager of it is left', async () => {
    const active = await openTurned(`<p>only</p>${pager('profile')}`);
    expect(active?.id).toBe('list');
    expect(active?.getAttribute('tabindex')).toBe('-1');
  });

  test('stays where it is when they have moved on meanwhile', async () => {
    const { find } = await open(before);
    find('#list .next').focus();
    await turnPage();
    find('#elsewhere').focus();
    await reply({ markup: pager('group_courses') });
    expect(document.activeElement?.id).toBe('elsewhere');
  });

  test('is given to nothing when a press has brought none', async () => {
    await open(before);
    await turnPage();
    await reply({ markup: pager('group_courses') });
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a list that waits for its page', () => {
  test('is busy until it has arrived, and this is announced', async () => {
    const { find, scanned, page } = await open(group(pager('group_courses')));
    const swapped: unknown[] = [];
    page.bus.on('content:swapped', ({ root }) => swapped.push(root));
    await turnPage();
    expect(find('#list').getAttribute('aria-busy')).toBe('true');
    await reply({ markup: '<p>second</p>' });
    expect(find('#list').hasAttribute('aria-busy')).toBe(false);
    expect(scanned).toEqual([find('#list')]);
    expect(swapped).toEqual([find('#list')]);
    await announced('New page shown');
  });

  test.each([
    ['is refused', { success: false, data: { message: 'No' } }, 1],
    ['receives a page', '<!doctype html>', 0],
  ])('whose request %s notifies scripts of the page with %j', async (_, body, count) => {
    await open(group(pager('group_courses')));
    const onPaginated = vi.fn();
    document.body.addEventListener('ld_has_paginated', onPaginated);
    await turnPage();
    learn.sent[0]?.reply(body);
    await settle();
    document.body.removeEventListener('ld_has_paginated', onPaginated);
    expect(onPaginated).toHaveBeenCalledTimes(count);
  });

  test('stays as it is where its new contents are blank', async () => {
    const { find } = await open(group(`<p>first</p>${pager('group_courses')}`));
    await turnPage();
    await reply({ markup: '  \n ' });
    expect(find('#list p').textContent).toBe('first');
  });

  test('has links that lead to its page again, not to the call that printed them', async () => {
    const printed =
      '<div class="ld-pages"><a class="next" data-context="group_courses" href="/wp-admin/admin-ajax.php?action=ld30_ajax_pager&amp;ld-lesson-page=3&amp;context=group_courses">3</a></div>';
    const { find } = await open(group(pager('group_courses')));
    await turnPage();
    await reply({ markup: printed });
    const { pathname, search } = new URL(find('#list .next').getAttribute('href') ?? '');
    expect(pathname + search).toBe('/course/?ld-lesson-page=3');
  });

  test('without an endpoint is paginated by the browser', async () => {
    learn = await startLearnPage({
      html: `<div class="learndash-wrapper">${group(pager('group_courses'))}</div>`,
      globals: { ldVars: { postID: '1', ajaxurl: '' } },
    });
    const { press, sent, find } = learn;
    find('#list').addEventListener('click', (event) => event.stopPropagation());
    expect(press('#list .next').defaultPrevented).toBe(false);
    expect(sent).toEqual([]);
  });
});

describe('what a pager sends along', () => {
  const query = (at = 0) => [...new URL(learn.sent[at]?.url ?? '').searchParams].map(String);

  test('is the setting of the navigation of its course', async () => {
    await open(
      `<div class="ld-course-nav-12" data-widget_instance='{"show":1}'></div><div class="ld-item-list-items" id="ld-item-list-12">${pager('course_lessons')}</div>`,
    );
    await turnPage('#ld-item-list-12 .next');
    expect(query()).toContain('widget_instance[show],1');
    expect(query()).toContain('course_id,12');
    expect(query()).toContain('pager_nonce,n');
    expect(query()).toContain('pager_results[paged],1');
  });

  test('is what its profile was printed with, and the new profile brings its own', async () => {
    const profile = (user: number) =>
      `<div id="ld-profile" data-shortcode_instance='{"user_id":${user}}'><div id="ld-main-course-list">${pager('profile')}</div></div>`;
    const { find } = await open(profile(5));
    await turnPage('#ld-profile .next');
    expect(query()).toContain('shortcode_instance[user_id],5');
    expect(find('#ld-main-course-list').classList.contains('ld-loading')).toBe(true);
    await reply({ markup: profile(6) });
    expect(find('#ld-profile').dataset['shortcode_instance']).toBe('{"user_id":6}');
  });

  test('is what the list of courses of a user was printed with', async () => {
    await open(
      `<div class="ld-user-status" data-shortcode-atts='{"user_id":7}' data-shortcode_instance='{"user_id":8}'>${pager('course_info_courses')}</div>`,
    );
    await turnPage('.ld-user-status .next');
    expect(query()).toContain('shortcode_instance[user_id],7');
  });

  test('is nothing of a group that is not its own', async () => {
    await open(
      group(pager('group_courses')).replace(
        'id="list"',
        'id="list" data-shortcode_instance=\'{"a":1}\'',
      ),
    );
    await turnPage();
    expect(query().join()).not.toContain('shortcode_instance');
    expect(query()).toContain('group_id,9');
  });
});

test.each([
  ['list', (list: string) => list],
  ['post', (list: string) => `<div id="learndash_post_12">${list}</div>`],
])(
  'a course whose list is not on the page gets it with all the elements that its style sheet needs, from a response with the %s [S7.39b]',
  async (_, around) => {
    const { find, all } = await open(
      `<div id="learndash_post_12"><p>first</p>${pager('course_content_shortcode')}</div>`,
    );
    await turnPage('.next');
    await reply({
      markup: around('<div class="ld-item-list ld-course-content-12"><p>second</p></div>'),
    });
    expect(find('#learndash_post_12').textContent).toBe('second');
    expect(find('#learndash_post_12 > .ld-item-list').textContent).toBe('second');
    expect(all('#learndash_post_12')).toHaveLength(1);
  },
);

test('the quizzes of a course scroll into view below a fixed header once their page has arrived', async () => {
  const row = `<div class="ld-item-list-item" id="ld-course-list-item-12"><div class="ld-item-contents">${pager('profile_quizzes')}</div></div>`;
  const { find } = await open(`<div id="main-header"></div>${row}`);
  Object.defineProperty(find('#main-header'), 'offsetHeight', { value: 60 });
  find('#ld-course-list-item-12').getBoundingClientRect = () => new DOMRect(0, 500, 100, 10);
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await turnPage('.next');
  await reply({ markup: '<p>second</p>' });
  expect(scroll.mock.calls).toEqual([[{ top: 390, behavior: 'instant' }]]);
});

test('a pager of topics is removed with the last page, and other lists stay', async () => {
  const links = link('next', 'course_topics', 'data-lesson_id="34"');
  const { find } = await open(
    `<div id="ld-nav-content-list-34"><div class="ld-table-list-items">old</div></div>
     <div><div id="ld-topic-list-34">old</div><div class="ld-table-list-footer">${pager('course_topics', links)}</div></div>`,
  );
  await turnPage('.ld-table-list-footer .next');
  await reply({ topics: '<p>new</p>', pager: '' });
  expect(find('#ld-topic-list-34').textContent).toBe('new');
  expect(find('.ld-table-list-footer').childNodes).toHaveLength(0);
});

describe('a search of the profile', () => {
  const profile = (rows: string, more = '') =>
    `<div id="ld-profile" data-shortcode_instance='{"user_id":5${more}}'><div class="ld-item-list">
    <div class="ld-item-list-actions"><button class="ld-expand-button" id="all" data-ld-expands="ld-main-course-list"><span class="ld-text">Expand</span></button></div>
    <button class="ld-search-prompt" data-ld-expands="ld-course-search"></button>
    <div class="ld-item-search" id="ld-course-search"><form class="ld-item-search-fields" data-nonce="n0"><input class="ld-course-nav-field"><a class="ld-reset-button" href="?"></a></form></div>
    <div id="ld-main-course-list" data-ld-expand-id="ld-main-course-list">${rows}</div></div></div>`;
  const submit = async () => {
    learn.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settle();
  };
  const row = '<p class="ld-item-list-item">Course</p>';

  test('announces how many courses it has found, or the server’s message', async () => {
    const { find } = await open(profile('all'));
    (find('input') as HTMLInputElement).value = 'coast';
    await submit();
    expect(find('#ld-main-course-list').getAttribute('aria-busy')).toBe('true');
    await reply({ markup: profile(row + row) });
    expect(find('#ld-main-course-list').hasAttribute('aria-busy')).toBe(false);
    expect((find('input') as HTMLInputElement).value).toBe('coast');
    await announced('2 found');
    await submit();
    await reply({ markup: profile(' None found ') }, 1);
    await announced('None found');
  });

  test('is not undone by a page that was requested before it and arrives later', async () => {
    const { find } = await open(profile(`<p>first</p>${pager('profile')}`));
    await turnPage('#ld-main-course-list .next');
    await submit();
    await reply({ markup: profile('found') }, 1);
    await reply({ markup: profile('second') }, 0);
    expect(find('#ld-main-course-list').textContent).toBe('found');
  });

  test('sends one request while it waits', async () => {
    const { sent } = await open(profile('all'));
    await submit();
    await submit();
    expect(sent).toHaveLength(1);
  });

  test('keeps the focus in its field, and one that was elsewhere there', async () => {
    const { find } = await open(profile('all'));
    find('input').focus();
    await submit();
    await reply({ markup: profile(row) });
    expect(document.activeElement).toBe(find('input'));
    find('#elsewhere').focus();
    await submit();
    await reply({ markup: profile(row) }, 1);
    expect(document.activeElement).toBe(find('#elsewhere'));
  });

  test('is emptied by its link, and closed if the focus is not in it', async () => {
    const { find, sent } = await open(profile('all'));
    (find('input') as HTMLInputElement).value = 'coast';
    learn.press('.ld-reset-button');
    await settle();
    expect(new URL(sent[0]?.url ?? '').searchParams.get('ld-profile-search')).toBe('');
    await reply({ markup: profile(row) });
    expect(find('.ld-search-prompt').getAttribute('aria-expanded')).toBe('false');
  });

  test.each([
    ['true', 'true'],
    ['false', 'false'],
  ])('of a profile that opens all (%s) shows its courses opened: %s', async (isAll, expanded) => {
    const { find } = await open(profile('all', `,"expand_all":${isAll}`));
    await submit();
    await reply({ markup: profile(row, `,"expand_all":${isAll}`) });
    expect(find('#all').getAttribute('aria-expanded')).toBe(expanded);
  });
});
