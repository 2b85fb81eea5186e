import { afterEach, expect, test } from 'vitest';
import { statisticsRequest } from '../../src/learndash/statistics/show-statistics';
import { type LearnPage, settle, startLearnPage } from './learn-page';

let learn: LearnPage;
afterEach(() => learn.end());

const link =
  '<a class="user_statistic" id="link" tabindex="0" data-quiz-id="7" data-user-id="2" data-ref-id="4" data-statistic-nonce="n"> Figures </a>';
const overlay = `<div id="wpProQuiz_user_overlay" style="display: none"><div class="wpProQuiz_modal_window"><button id="wpProQuiz_overlay_close"></button>
  <div id="wpProQuiz_user_content">old</div><div id="wpProQuiz_loadUserData" style="display: none"></div></div></div>`;
const page = `<div class="learndash-wrapper">${link}</div>${overlay}`;
const figures = `<a class="wpProQuiz_update">Update</a><a id="wpProQuiz_resetUserStatistic">Reset</a>
  <table><tr><td><a class="statistic_data" id="view" tabindex="0">(view)</a></td></tr><tr style="display: none" id="row"><td>Cork</td></tr>
  <tr><td><a class="statistic_data" id="last">(view)</a></td></tr></table>`;

const open = async (html = page) => {
  learn = await startLearnPage({ html });
  learn.press('#link');
  await settle();
  return learn;
};
const reply = async (html = figures) => {
  learn.sent[0]?.reply({ html });
  await settle();
};
const dialog = () => learn.find('.wpProQuiz_modal_window');
const isShown = () => learn.find('#wpProQuiz_user_overlay').style.display === 'block';

test('the figures are requested with all that identifies the attempt', async () => {
  const { sent } = await open();
  expect(sent[0]?.url).toBe('https://site.example/wp-admin/admin-ajax.php');
  expect(Object.fromEntries(sent[0]?.body ?? [])).toEqual({
    action: 'wp_pro_quiz_admin_ajax_statistic_load_user',
    func: 'statisticLoadUser',
    'data[quizId]': '7',
    'data[userId]': '2',
    'data[refId]': '4',
    'data[statistic_nonce]': 'n',
    'data[avg]': '0',
  });
});

test('the legacy theme writes the same with underscores', () => {
  expect(
    statisticsRequest({ quiz_id: '7', user_id: '2', ref_id: '4', statistic_nonce: 'n' }).data,
  ).toEqual({ quizId: '7', userId: '2', refId: '4', statistic_nonce: 'n', avg: 0 });
});

test('they open in a dialog with the name of the link, busy until they are loaded', async () => {
  const { doc } = await open();
  const attributes = () =>
    ['role', 'aria-modal', 'aria-label', 'aria-busy', 'tabindex'].map((name) =>
      dialog().getAttribute(name),
    );
  expect(attributes()).toEqual(['dialog', 'true', 'Figures', 'true', '-1']);
  expect(doc.activeElement?.id).toBe('wpProQuiz_overlay_close');
  await reply();
  expect(attributes()).toEqual(['dialog', 'true', 'Figures', 'false', '-1']);
});

test('the dialog has the accessible name of the link, whose text may be shorter, or a glyph', async () => {
  await open(page.replace('<a ', '<a aria-label="Figures of the attempt" '));
  expect(dialog().getAttribute('aria-label')).toBe('Figures of the attempt');
});

test('the overlay itself is the dialog where nothing in it is, and has the focus without a closer', async () => {
  const bare = overlay
    .replace('class="wpProQuiz_modal_window"', '')
    .replace('<button id="wpProQuiz_overlay_close"></button>', '');
  const { find, doc } = await open(page.replace(overlay, bare));
  expect(find('#wpProQuiz_user_overlay').getAttribute('role')).toBe('dialog');
  expect(doc.activeElement?.id).toBe('wpProQuiz_user_overlay');
});

test('the controls of the administration are left out', async () => {
  const { all } = await open();
  await reply();
  expect(all('.wpProQuiz_update, #wpProQuiz_resetUserStatistic')).toEqual([]);
});

test('other scripts are notified when the figures are rendered, and not before', async () => {
  const { doc, all } = await open();
  const tableCounts: number[] = [];
  doc.addEventListener('learndash-statistics-contentchanged', ({ target }) => {
    expect(target).toBe(doc.body);
    tableCounts.push(all('#wpProQuiz_user_content table').length);
  });
  expect(tableCounts).toEqual([]);
  await reply();
  expect(tableCounts).toEqual([1]);
});

test('closed, the page is as it was, with the focus on the link', async () => {
  const { press, find, doc } = await open();
  await reply();
  press('#wpProQuiz_overlay_close');
  expect(isShown()).toBe(false);
  expect(find('#wpProQuiz_user_content').innerHTML).toBe('');
  expect(dialog().hasAttribute('role')).toBe(false);
  expect(doc.activeElement?.id).toBe('link');
});

test('Escape closes the figures, also while they are on their way, and then they stay away', async () => {
  const { doc, sent } = await open();
  doc.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(isShown()).toBe(false);
  expect(sent[0]?.signal.aborted).toBe(true);
  await reply();
  expect(learn.find('#wpProQuiz_user_content').innerHTML).toBe('');
});

test('they do not open once the feature has ended, although their code is still on its way', async () => {
  learn = await startLearnPage({ html: page });
  learn.press('#link');
  learn.stop();
  await settle();
  expect(isShown()).toBe(false);
});

test('they go with the feature', async () => {
  const { stop } = await open();
  await reply();
  stop();
  expect(isShown()).toBe(false);
});

test('while they are open a second press sends no request', async () => {
  const { press, sent } = await open();
  press('#link');
  await settle();
  expect(sent).toHaveLength(1);
});

test('after they were closed they are requested again', async () => {
  const { press, sent } = await open();
  await reply();
  press('#wpProQuiz_overlay_close');
  press('#link');
  await settle();
  expect(sent).toHaveLength(2);
  expect(isShown()).toBe(true);
});

test.each([
  ['an overlay', `<div class="learndash-wrapper">${link}</div>`],
  ['a place for figures', page.replace('id="wpProQuiz_user_content"', '')],
])('without %s nothing is requested, and the page stays', async (_, html) => {
  const { sent, doc } = await open(html);
  expect(sent).toEqual([]);
  expect(doc.querySelector('[role=dialog]')).toBeNull();
});

test('without a loading indicator the figures load as well', async () => {
  const { find } = await open(page.replace('id="wpProQuiz_loadUserData"', ''));
  await reply();
  expect(find('#wpProQuiz_user_content').textContent).toContain('Cork');
});

test.each([
  ['nothing', ''],
  ['blanks', '   '],
])('a reply of %s closes the dialog again', async (_, html) => {
  await open();
  await reply(html);
  expect(isShown()).toBe(false);
});

test('rows open as buttons do, also by keyboard, and announce their state', async () => {
  const { find, press } = await open();
  await reply();
  const state = () => find('#view').getAttribute('aria-expanded');
  expect([find('#view').getAttribute('role'), state()]).toEqual(['button', 'false']);
  expect(press('#view').defaultPrevented).toBe(true);
  expect(state()).toBe('true');
  const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  find('#view').dispatchEvent(key);
  expect(state()).toBe('false');
  expect(find('#row').style.display).toBe('none');
});

test('a press beside the buttons, and one without a row after it, changes nothing', async () => {
  const { press, find } = await open();
  await reply();
  expect(press('#row td').defaultPrevented).toBe(false);
  expect(press('#last').defaultPrevented).toBe(true);
  expect(find('#last').getAttribute('aria-expanded')).toBe('false');
  const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  find('#row td').dispatchEvent(key);
  expect(key.defaultPrevented).toBe(false);
});
