import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPrinted } from '../../src/learndash/lists/read-json';
import { pageAddress, pagerRequest } from '../../src/learndash/lists/pager-request';
import { statisticsRequest } from '../../src/learndash/statistics/show-statistics';
import { encodeForm } from '../../src/runtime/ajax/encode-form';

const facts = {
  search: '?ld-lesson-page=2',
  context: 'course_lessons',
  nonce: 'n',
  results: { paged: 1, total_items: 7, total_pages: 3 },
  lessonId: '34',
  courseId: '12',
  groupId: '',
  widget: { course_id: 12, widget_instance: { show_lesson_quizzes: true, current_step_id: null } },
  instance: undefined,
};
const sent = (changed: Partial<Omit<typeof facts, 'instance'>> & { readonly instance?: object }) =>
  [...encodeForm(pagerRequest({ ...facts, ...changed } as typeof facts))].map((pair) =>
    pair.join('='),
  );

describe('what a pager sends [S3.14a, S3.14b, S3.14c, S3.14d, S3.14e, S3.14f, S3.14g, S3.14h, S7.37b, S7.37c, S7.37d]', () => {
  test('lessons send no lesson id: the server would respond with topics', () => {
    expect(sent({})).toEqual([
      'action=ld30_ajax_pager',
      'ld-lesson-page=2',
      'pager_nonce=n',
      'pager_results[paged]=1',
      'pager_results[total_items]=7',
      'pager_results[total_pages]=3',
      'context=course_lessons',
      'course_id=12',
      'widget_instance[course_id]=12',
      'widget_instance[widget_instance][show_lesson_quizzes]=true',
      'widget_instance[widget_instance][current_step_id]=',
    ]);
  });
  test('courses of a group send its id [S3.14f]', () => {
    expect(sent({ context: 'group_courses', groupId: '9' })).toContain('group_id=9');
  });
  test('a list of a shortcode sends its attributes [S3.14h]', () => {
    const pairs = sent({ context: 'course_content_shortcode', instance: { num: 3 } });
    expect(pairs).toContain('shortcode_instance[num]=3');
  });
  test('topics send it', () => {
    expect(sent({ context: 'course_topics', search: '?ld-topic-page=34-2' })).toContain(
      'lesson_id=34',
    );
  });
  test('a profile sends its own attributes and no ids', () => {
    const pairs = sent({ context: 'profile', instance: { user_id: 5, expand_all: false } });
    expect(pairs.slice(-2)).toEqual([
      'shortcode_instance[user_id]=5',
      'shortcode_instance[expand_all]=false',
    ]);
    expect(pairs.join()).not.toContain('course_id');
  });
  test('what an earlier call has printed into the address is not sent again', () => {
    const search =
      '?action=ld30_ajax_pager&ld-lesson-page=3&pager_nonce=old&pager_results%5Bpaged%5D=1&context=profile&course_id=9&shortcode_instance[s]=x';
    expect(sent({ search }).filter((pair) => /old|profile|=9|=x/.test(pair))).toEqual([]);
    expect(sent({ search })).toContain('ld-lesson-page=3');
  });
});

describe('where a pager leads as a link', () => {
  test.each([
    [
      '/wp-admin/admin-ajax.php?action=ld30_ajax_pager&ld-lesson-page=3&context=course_lessons',
      '?ld-lesson-page=3',
    ],
    ['?ld-profile-page=2&ld-profile-search=a%20b', '?ld-profile-page=2&ld-profile-search=a+b'],
    ['?ld-topic-page=34-2#x', '?ld-topic-page=34-2'],
  ])('%s leads to this page with %s', (link, search) => {
    const here = 'https://site.example/courses/coast/#mount';
    expect(pageAddress(link, here)).toBe(`https://site.example/courses/coast/${search}`);
  });
});

describe('the response of a pager [S7.38d]', () => {
  test.each([
    [
      'printed lists',
      { success: true, data: { success: true, markup: '<p>', n: 1 } },
      { markup: '<p>' },
    ],
    ['a refusal', { success: false, data: { success: false, message: 'No' } }, null],
    ['a refusal without data', { success: false }, null],
    ['a refusal inside', { success: true, data: { success: false } }, null],
    ['a number', 0, undefined],
    ['nothing', null, undefined],
    ['a list', [], undefined],
  ])('%s', (_, value, printed) => {
    expect(readPrinted(value)).toEqual(printed);
  });
  test('no value breaks the reader', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readPrinted(value)));
  });
});

test('the figures of an attempt are requested with an average of 0 [S3.18a, S3.18b, S3.18c, S3.18d, S3.18e, S7.43a, S7.43b]', () => {
  const expected = [
    ['action', 'wp_pro_quiz_admin_ajax_statistic_load_user'],
    ['func', 'statisticLoadUser'],
    ['data[quizId]', '7'],
    ['data[userId]', '2'],
    ['data[refId]', '4'],
    ['data[statistic_nonce]', 'n'],
    ['data[avg]', '0'],
  ];
  const current = { quizId: '7', userId: '2', refId: '4', statisticNonce: 'n' };
  const legacy = { quiz_id: '7', user_id: '2', ref_id: '4', statistic_nonce: 'n' };
  for (const data of [current, legacy]) {
    expect([...encodeForm(statisticsRequest(data))]).toEqual(expected);
  }
});
