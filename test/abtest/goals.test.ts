// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createBanner } from '../pixel/pixel-page';
import { button, goal, openAbPage, type AbPage, subject } from './ab-page';

let page: AbPage;
const open = async (...args: Parameters<typeof openAbPage>) => {
  page = await openAbPage(...args);
  return page;
};
afterEach(() => {
  expect(page.end().isRestored).toBe(true);
});

test.each([
  ['a module without a button', 'et_pb_module', '<p id="at">x</p>', ['click_goal']],
  [
    'a section, also beside its button',
    'et_pb_section',
    `${button}<p id="at">x</p>`,
    ['click_goal'],
  ],
  ['a newsletter', 'et_pb_module et_pb_newsletter', '<a id="at" class="et_pb_button">x</a>', []],
  ['a contact form', 'et_pb_section et_pb_contact_form_container', '<p id="at">x</p>', []],
  ['comments', 'et_pb_module et_pb_comments_module', '<a id="at" class="et_pb_button">x</a>', []],
])('what a click in %s records', async (_, classes, content, expected) => {
  const { press, types } = await open(subject + goal(classes, content));
  press('#at');
  expect(types()).toEqual(expected);
});

test('a click counts also where another script keeps it to itself', async () => {
  const { press, find, types } = await open(subject + goal('et_pb_module', button));
  find('.et_pb_button').addEventListener('click', (event) => event.stopPropagation());
  press('.et_pb_button');
  expect(types()).toEqual(['click_goal']);
});

test('a form that is no login is not reached by being sent', async () => {
  const { submit, types } = await open(subject + goal('et_pb_module', '<form></form>'));
  submit();
  expect(types()).toEqual([]);
});

test('two tests of a page have a variant, a goal and a cookie each', async () => {
  const other =
    '<div class="et_pb_ab_subject et_pb_ab_subject_id-9_2">B</div><div class="et_pb_section et_pb_ab_goal et_pb_ab_goal_id-9"><p id="nine">x</p></div>';
  const { press, records, jar } = await open(subject + other + goal('et_pb_module', button), {
    ab_tests: [
      { post_id: 144, test_id: '700144' },
      { post_id: 9, test_id: '7009' },
    ],
  });
  press('#nine');
  press('.et_pb_button');
  expect(records()).toEqual([
    { test_id: 9, subject_id: '2', record_type: 'click_goal' },
    { test_id: 144, subject_id: '1', record_type: 'click_goal' },
  ]);
  expect([...jar.keys()]).toEqual(['et_pb_ab_click_goal_97009', 'et_pb_ab_click_goal_144700144']);
});

test('a page without a test that is going on records nothing', async () => {
  const old = `${subject}<div class="et_pb_module et_pb_ab_goal">${button}</div>`;
  const { press, types } = await open(old, { ab_tests: [], is_ab_testing_active: '' });
  press('.et_pb_button');
  await vi.advanceTimersByTimeAsync(6000);
  expect(types()).toEqual([]);
});

test('a page whose builder sets no duration counts as read after five seconds', async () => {
  const { types } = await open(subject, { ab_bounce_rate: undefined });
  await vi.advanceTimersByTimeAsync(4999);
  expect(types()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(types()).toEqual(['read_page']);
});

test('a goal that was seen on an earlier page counts as read on this one', async () => {
  const { see, types } = await open(
    subject + goal('et_pb_module', button),
    { ab_bounce_rate: '60' },
    { cookies: { et_pb_ab_view_goal_1447001441: 'true' } },
  );
  see(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(types()).toEqual(['read_goal']);
});

test('a goal that a busy page has shown for a moment was seen, not read [S4.29b] [S4.29c]', async () => {
  const { see, types } = await open(subject + goal('et_pb_module', button), {
    ab_bounce_rate: '60',
  });
  see(true, false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(types()).toEqual(['view_goal']);
});

test('what another tab has recorded while consent was awaited does not count again', async () => {
  const banner = createBanner({ necessary: true, analytics: false });
  const { press, jar, types, outcomes } = await open(
    subject + goal('et_pb_module', button),
    {},
    { consent: banner.gate },
  );
  press('.et_pb_button');
  jar.set('et_pb_ab_click_goal_144700144', 'true');
  banner.decide({ analytics: true });
  expect(types()).toEqual([]);
  expect(outcomes()).toContain('click_goal dropped: known');
});

test('where the owner’s banner knows statistics, these decide', async () => {
  const banner = createBanner({ necessary: true, statistics: false });
  const { press, types } = await open(
    subject + goal('et_pb_module', button),
    {},
    { consent: banner.gate },
  );
  press('.et_pb_button');
  expect(types()).toEqual([]);
  banner.decide({ statistics: true });
  expect(types()).toEqual(['click_goal']);
});

test('a page on which no variant shows is recorded without one', async () => {
  const { press, records, jar } = await open(goal('et_pb_module et_pb_shop', button));
  press('.et_pb_button');
  expect(records()).toEqual([{ test_id: 144, subject_id: false, record_type: 'click_goal' }]);
  expect(jar.get('et_pb_ab_shop_log')).toBe('144_false_700144');
  page.end();
  const later = await open(
    '<div class="et_pb_ab_shop_conversion"></div>',
    { ab_tests: [] },
    {
      cookies: { et_pb_ab_shop_log: '144_false_700144' },
    },
  );
  expect(later.records()).toEqual([{ test_id: 144, subject_id: false, record_type: 'con_goal' }]);
});

const comments = subject + goal('et_pb_module et_pb_comments_module', button);

test.each([
  ['that leads nowhere else', '', { et_pb_ab_comment_log_144700144: 'true' }],
  ['of a visitor who has written none', '#comment-7', {}],
  [
    'of a visitor whose comment belongs to another run',
    '#comment-7',
    { et_pb_ab_comment_log_1449: 'true' },
  ],
])('an address %s is no comment', async (_, hash, cookies) => {
  window.location.hash = hash;
  const { types } = await open(comments, {}, { cookies });
  window.location.hash = '';
  expect(types()).toEqual([]);
});

test('a comment that has counted is not marked again', async () => {
  const { press, jar } = await open(
    comments,
    {},
    {
      cookies: { et_pb_ab_con_goal_1447001441: 'true' },
    },
  );
  press('.et_pb_button');
  expect([...jar.keys()]).toEqual(['et_pb_ab_con_goal_1447001441']);
});

test('each test that leads to a page counts there, once', async () => {
  const marks = ['144', '9', '5']
    .map((id) => `<div class="et_pb_ab_split_track" data-test_id="${id}"></div>`)
    .join('');
  const { records, jar } = await open(
    marks,
    { ab_tests: [], is_ab_testing_active: '' },
    {
      cookies: {
        et_pb_ab_shortcode_track_144: '144_1_700144',
        et_pb_ab_shortcode_track_9: '9_2_7009',
      },
    },
  );
  expect(records()).toEqual([
    { test_id: 144, subject_id: '1', record_type: 'con_short' },
    { test_id: 9, subject_id: '2', record_type: 'con_short' },
  ]);
  expect([...jar.keys()].sort()).toEqual([
    'et_pb_ab_con_short_144700144',
    'et_pb_ab_con_short_97009',
  ]);
});

test('on a page that no test leads from nothing is marked for later', async () => {
  const { press, jar } = await open(subject + goal('et_pb_section', '<p id="in">x</p>'));
  press('#in');
  expect([...jar.keys()]).toEqual(['et_pb_ab_click_goal_144700144']);
});

test('a page that has ended records nothing of what is seen later', async () => {
  const { see, press, stop, types } = await open(subject + goal('et_pb_module', button));
  stop();
  see(true);
  press('.et_pb_button');
  await vi.advanceTimersByTimeAsync(6000);
  expect(types()).toEqual([]);
  expect(page.outcomes()).toEqual([]);
});
