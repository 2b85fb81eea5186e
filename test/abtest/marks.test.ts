// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { abtestMarks } from '../../src/abtest/lazy';
import { button, goal, openAbPage, type AbPage, subject } from './ab-page';

let page: AbPage;
const open = async (...args: Parameters<typeof openAbPage>) => {
  page = await openAbPage(...args);
  return page;
};
afterEach(() => {
  window.location.hash = '';
  expect(page.end()).toEqual({ isRestored: true, timers: 0 });
});
const none = { ab_tests: [] };

test('a click in a shop is marked while its order has not counted [S9.29a]', async () => {
  const html = subject + goal('et_pb_module et_pb_shop', '<a id="item">Buy</a>');
  const { press, types, jar, cookieOptions } = await open(html);
  press('#item');
  expect(types()).toEqual(['click_goal']);
  expect(jar.get('et_pb_ab_shop_log')).toBe('144_1_700144');
  expect(cookieOptions.get('et_pb_ab_shop_log')?.days).toBe(365);
  page.end();
  const again = await open(html, {}, { cookies: { et_pb_ab_con_goal_1447001441: 'true' } });
  again.press('#item');
  expect(again.jar.has('et_pb_ab_shop_log')).toBe(false);
});

test('the order counts on its own page, and its mark is spent [S4.29e] [S9.29b]', async () => {
  const { records, jar } = await open('<div class="et_pb_ab_shop_conversion"></div>', none, {
    cookies: { et_pb_ab_shop_log: '144_1_700144' },
  });
  expect(records()).toEqual([{ test_id: 144, subject_id: '1', record_type: 'con_goal' }]);
  expect(jar.has('et_pb_ab_shop_log')).toBe(false);
  expect(jar.get('et_pb_ab_con_goal_1447001441')).toBe('true');
});

test('an order without a mark does not count', async () => {
  const { records } = await open('<div class="et_pb_ab_shop_conversion"></div>', none, {
    cookies: { et_pb_ab_shop_log: 'true' },
  });
  expect(records()).toEqual([]);
});

test('a comment counts when its page loads [S4.29e, S9.29a]', async () => {
  const html = subject + goal('et_pb_module et_pb_comments_module', button);
  const { press, types, jar, cookieOptions } = await open(html);
  press('#beside');
  expect(jar.size).toBe(0);
  press('.et_pb_button');
  expect(types()).toEqual([]);
  expect(jar.get('et_pb_ab_comment_log_144700144')).toBe('true');
  expect(cookieOptions.get('et_pb_ab_comment_log_144700144')?.days).toBe(365);
  page.end();
  window.location.hash = '#comment-7';
  const later = await open(html, {}, { cookies: { et_pb_ab_comment_log_144700144: 'true' } });
  expect(later.types()).toEqual(['con_goal']);
  expect(later.jar.has('et_pb_ab_comment_log_144700144')).toBe(false);
});

test('a page that the test leads to counts, the page of the test itself does not [S3.06e, S4.29f]', async () => {
  const mark = '<div class="et_pb_ab_split_track" data-test_id="144"></div>';
  const { types, jar } = await open(subject + mark, { is_shortcode_tracking: 'on' });
  expect(types()).toEqual([]);
  expect(jar.get('et_pb_ab_shortcode_track_144')).toBe('144_1_700144');
  page.end();
  const later = await open(mark, none, {
    cookies: { et_pb_ab_shortcode_track_144: '144_1_700144' },
  });
  expect(later.types()).toEqual(['con_short']);
  expect(later.jar.get('et_pb_ab_con_short_144700144')).toBe('true');
  expect(later.jar.has('et_pb_ab_shortcode_track_144')).toBe(false);
});

test('a click in a shop is marked also where another script keeps it to itself', async () => {
  const html = subject + goal('et_pb_module et_pb_shop', '<a id="item">Buy</a>');
  const { press, find, jar } = await open(html);
  find('#item').addEventListener('click', (event) => event.stopPropagation());
  press('#item');
  expect(jar.get('et_pb_ab_shop_log')).toBe('144_1_700144');
});

test('a click in a goal that sells nothing is no order of a later page', async () => {
  const html = subject + goal('et_pb_section', '<p id="in">x</p>');
  const { press, jar } = await open(html, { is_shortcode_tracking: 'on' });
  press('#in');
  expect([...jar.keys()].sort()).toEqual([
    'et_pb_ab_click_goal_144700144',
    'et_pb_ab_shortcode_track_144',
  ]);
});

test('without the code for later pages a click counts all the same, and what is missing is named', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const html = subject + goal('et_pb_module et_pb_shop', '<a id="item">Buy</a>');
  const { press, types } = await open(
    html,
    {},
    { pageParts: { load: () => Promise.reject(new Error('offline')) } },
  );
  press('#item');
  expect(types()).toEqual(['click_goal']);
  expect(page.page.report.faults).toMatchObject([{ source: 'abtest marks', phase: 'load' }]);
});

test.each([
  ['a section', 'et_pb_section', 0],
  ['a shop', 'et_pb_module et_pb_shop', 1],
])('the code for later pages is loaded where %s is the goal, or not', async (_, classes, times) => {
  const load = vi.spyOn(abtestMarks, 'load');
  await open(subject + goal(classes, button));
  expect(load).toHaveBeenCalledTimes(times);
  load.mockRestore();
});
