// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cookieName } from '../../src/abtest/create-recorder';
import { readTest, writeTest } from '../../src/abtest/watch-marks';
import { subjectOf } from '../../src/abtest/start-ab-tests';
import { createBanner } from '../pixel/pixel-page';
import { settle } from '../shop/shop-page';
import { ajaxurl, button, goal, openAbPage, type AbPage, subject } from './ab-page';

let page: AbPage;
const open = async (...args: Parameters<typeof openAbPage>) => {
  page = await openAbPage(...args);
  return page;
};
afterEach(() => {
  expect(page.end()).toEqual({ isRestored: true, timers: 0 });
});

describe('names and marks', () => {
  test.each([
    ['read_page', '1', 'et_pb_ab_read_page_1447001441'],
    ['view_goal', '12', 'et_pb_ab_view_goal_14470014412'],
    ['con_goal', false, 'et_pb_ab_con_goal_144700144false'],
    ['click_goal', '1', 'et_pb_ab_click_goal_144700144'],
    ['con_short', '1', 'et_pb_ab_con_short_144700144'],
  ] as const)('%s of subject %s is kept as %s', async (type, shown, name) => {
    await open('');
    expect(cookieName(type, { post: 144, run: '700144', subject: shown })).toBe(name);
  });

  test('a test survives its way through a cookie, and no cookie makes the reader throw', async () => {
    await open('');
    const kept = { post: '144', run: '700144', subject: '2' };
    expect(writeTest(kept)).toBe('144_2_700144');
    expect(readTest('144_2_700144')).toEqual(kept);
    expect(readTest('144_false_')).toEqual({ post: '144', run: '', subject: false });
    for (const value of [null, '', 'true', '144', '1_2_3 4', '<b>_1_2', '-1_2_3']) {
      expect(readTest(value)).toBeNull();
    }
    fc.assert(fc.property(fc.string(), (value) => typeof readTest(value) === 'object'));
  });

  test('the shown variant is read from the page', async () => {
    const { doc } = await open(`<p class="post-144_7"></p>${subject}`);
    expect(subjectOf(doc, 144)).toBe('1');
    expect(subjectOf(doc, 14)).toBe(false);
  });
});

describe('a goal with a button', () => {
  const html = subject + goal('et_pb_module et_pb_promo', button);

  test('a click on the button counts, one beside it does not [S3.05b, S3.05c, S3.13a, S3.13b, S3.13c, S4.29d, S4.29g, S7.15, S7.16a, S7.16b, S7.17, S8.10b, S9.29a]', async () => {
    const { sent, press, jar, cookieOptions, types } = await open(html);
    press('#beside');
    expect(sent).toEqual([]);
    press('.et_pb_button');
    expect(sent[0]?.url).toBe(ajaxurl);
    expect(sent[0]?.isKeptAlive).toBe(true);
    expect(Object.fromEntries(sent[0]?.body ?? [])).toEqual({
      action: 'et_pb_update_stats_table',
      stats_data_array: '{"test_id":144,"subject_id":"1","record_type":"click_goal"}',
      et_ab_log_nonce: 'log',
    });
    expect(jar.get('et_pb_ab_click_goal_144700144')).toBe('true');
    expect(cookieOptions.get('et_pb_ab_click_goal_144700144')?.days).toBe(365);
    sent[0]?.reply('', { status: 500 });
    await settle();
    // The response changes nothing: the record is kept.
    press('.et_pb_button');
    await settle();
    expect(types()).toEqual(['click_goal']);
    expect(page.page.report.faults).toEqual([]);
  });

  test('the page counts as read after the time that the site sets [S3.06f, S4.29a, S9.29d]', async () => {
    const { types } = await open(html);
    await vi.advanceTimersByTimeAsync(4999);
    expect(types()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(types()).toEqual(['read_page']);
  });

  test('the goal counts as seen at once, as read after three seconds in view [S4.29b, S4.29c, S9.29c]', async () => {
    const { see, types } = await open(html, { ab_bounce_rate: '60' });
    see(true);
    expect(types()).toEqual(['view_goal']);
    await vi.advanceTimersByTimeAsync(2999);
    see(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(types()).toEqual(['view_goal']);
    see(true);
    await vi.advanceTimersByTimeAsync(3000);
    expect(types()).toEqual(['view_goal', 'read_goal']);
    see(false);
    see(true);
    await vi.advanceTimersByTimeAsync(3000);
    expect(types()).toEqual(['view_goal', 'read_goal']);
  });

  test('the goal counts as seen when its top has passed 80 % of the window [S9.29e]', async () => {
    const { viewMargin } = await open(html);
    expect(viewMargin()).toBe('0px 0px -20%');
  });

  test.each([
    ['in the last row, below which nothing can be scrolled to, when it is in view', '', '0px'],
    ['above another row at 80 %', '<div class="et_pb_row"></div>', '0px 0px -20%'],
  ])('a goal %s', async (_, below, margin) => {
    const row = `<div class="et_pb_row">${goal('et_pb_module', button)}</div>${below}`;
    const { viewMargin } = await open(`${subject}<div class="et_pb_section">${row}</div>`);
    expect(viewMargin()).toBe(margin);
  });

  test('each is emitted on the bus', async () => {
    const { press } = await open(html);
    const reached: string[] = [];
    page.page.bus.on('goal:reached', ({ record, root }) => reached.push(`${record} ${root.id}`));
    press('.et_pb_button');
    expect(reached).toEqual(['click_goal goal']);
  });

  test('what was recorded before is not recorded again, also under the name of another test [S3.06g, S4.29g]', async () => {
    const cookies = {
      et_pb_ab_click_goal_144999: 'true',
      et_pb_ab_view_goal_1447001441: 'true',
    };
    const { press, see, types, outcomes } = await open(
      html,
      { unique_test_id: '999' },
      { cookies },
    );
    press('.et_pb_button');
    see(true);
    expect(types()).toEqual([]);
    expect(outcomes()).toEqual([]);
  });

  test('where no cookie can be kept nothing is recorded, as it would count on every page', async () => {
    const { press, types, outcomes } = await open(html);
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    press('.et_pb_button');
    expect(types()).toEqual([]);
    expect(outcomes()).toEqual(['click_goal dropped: no cookies']);
  });

  test('a goal whose test is not on the page is left alone [S3.06a]', async () => {
    const { press, types } = await open(html, { ab_tests: [{ post_id: 9, test_id: '1' }] });
    press('.et_pb_button');
    expect(types()).toEqual([]);
  });

  test('builders before version 4 know one test per page [S3.05a, S3.06c]', async () => {
    const old = `${subject}<div class="et_pb_module et_pb_ab_goal">${button}</div>`;
    const { press, records } = await open(old, { ab_tests: [] });
    press('.et_pb_button');
    expect(records()).toEqual([{ test_id: 144, subject_id: '1', record_type: 'click_goal' }]);
  });
});

describe('other kinds of goals', () => {
  test('any click in a section', async () => {
    const { press, types } = await open(subject + goal('et_pb_section', '<p id="in">x</p>'));
    press('#in');
    expect(types()).toEqual(['click_goal']);
  });

  test('a form is reached when the server has accepted it, not when it is pressed [S4.29e]', async () => {
    const form = goal('et_pb_module et_pb_contact_form_container', `<form>${button}</form>`);
    const { press, submit, types, doc, find } = await open(subject + form);
    press('.et_pb_button');
    submit();
    page.page.bus.emit('form:sent', { root: doc.body, kind: 'contact' });
    expect(types()).toEqual([]);
    page.page.bus.emit('form:sent', { root: find('#goal'), kind: 'contact' });
    page.page.bus.emit('form:sent', { root: find('#goal'), kind: 'contact' });
    expect(types()).toEqual(['con_goal']);
  });

  test('a login is reached when it is sent', async () => {
    const form = `<div class="et_pb_login_form"><form>${button}</form></div>`;
    const { submit, types } = await open(
      subject + goal('et_pb_module et_pb_newsletter et_pb_login', form),
    );
    submit();
    expect(types()).toEqual(['con_goal']);
  });
});

describe('consent', () => {
  const html = subject + goal('et_pb_module', button);

  test('before a choice nothing is recorded or kept; with consent each goal is, once', async () => {
    const banner = createBanner({ necessary: true, analytics: false });
    const { press, see, sent, jar, types } = await open(
      html,
      { is_shortcode_tracking: 'on' },
      { consent: banner.gate },
    );
    press('.et_pb_button');
    press('.et_pb_button');
    see(true);
    expect(sent).toEqual([]);
    expect(jar.size).toBe(0);
    banner.decide({ analytics: true });
    expect(types()).toEqual(['click_goal', 'view_goal']);
    expect(jar.has('et_pb_ab_shortcode_track_144')).toBe(true);
  });

  test('of another plugin alone decides where it speaks through WordPress', async () => {
    const requested: string[] = [];
    vi.stubGlobal('wp_has_consent', (category: string) => requested.push(category) === 0);
    const { press, sent, outcomes } = await open(html);
    press('.et_pb_button');
    expect(new Set(requested)).toEqual(new Set(['statistics']));
    expect(sent).toEqual([]);
    expect(outcomes()).toEqual(['click_goal held: undecided']);
  });

  test('after a refusal nothing is', async () => {
    const banner = createBanner({ necessary: true, analytics: false });
    const { press, sent, jar } = await open(html, {}, { consent: banner.gate });
    press('.et_pb_button');
    banner.decide({ analytics: false });
    press('.et_pb_button');
    await vi.advanceTimersByTimeAsync(6000);
    expect(sent).toEqual([]);
    expect(jar.size).toBe(0);
  });
});
