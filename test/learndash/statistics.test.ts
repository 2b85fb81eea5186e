import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LearnPage, settle, startLearnPage } from './learn-page';

let learn: LearnPage;
const html = `<div class="learndash-wrapper"><a class="user_statistic" data-quiz-id="7" data-user-id="2" data-ref-id="4" data-statistic-nonce="n">Figures</a></div>
  <div id="wpProQuiz_user_overlay" style="display: none"><div class="wpProQuiz_modal_window"><button id="wpProQuiz_overlay_close"></button>
  <div id="wpProQuiz_user_content">old</div><div id="wpProQuiz_loadUserData" style="display: none"></div></div></div>`;
const figures =
  '<table><tr><td><a class="statistic_data">(view)</a></td></tr><tr style="display: none"><td>Cork</td></tr></table>';
const display = (id: string) => learn.find(`#wpProQuiz_${id}`).style.display;

beforeEach(async () => {
  learn = await startLearnPage({ html });
  learn.press('.user_statistic');
  await settle();
});
afterEach(() => learn.end());
const reply = async (body: unknown) => {
  learn.sent[0]?.reply(body);
  await settle();
};

describe('the figures of a quiz', () => {
  test('are requested with POST [S7.41a]', () => expect(learn.sent[0]?.method).toBe('POST'));
  test('are announced as loading [S2.17a]', () => {
    expect(display('loadUserData')).toBe('block');
    expect(display('user_content')).toBe('none');
  });
  test('arrive in a JSON response, in its html [S7.41b, S7.44, S2.17b]', async () => {
    await reply({ html: figures });
    expect(display('loadUserData')).toBe('none');
    expect(display('user_overlay')).toBe('block');
    expect(learn.find('#wpProQuiz_user_content').textContent).toContain('Cork');
  });
  test('close [S2.17c]', async () => {
    await reply({ html: figures });
    learn.press('#wpProQuiz_overlay_close');
    expect(display('user_overlay')).toBe('none');
  });
  test('show and hide the row after each row [S2.17d]', async () => {
    await reply({ html: figures });
    const row = learn.find('#wpProQuiz_user_content tr:nth-child(2)');
    learn.press('.statistic_data');
    expect(row.style.display).toBe('');
    learn.press('.statistic_data');
    expect(row.style.display).toBe('none');
  });
  test('load at another press if their chunk could not be fetched', async () => {
    await reply('0');
    const { page, press, sent } = learn;
    const { load } = page;
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    Object.assign(page, { load: () => Promise.reject(new Error('offline')) });
    press('.user_statistic');
    await settle();
    Object.assign(page, { load });
    press('.user_statistic');
    await settle();
    expect(sent).toHaveLength(2);
    logged.mockRestore();
  });
  test.each([
    ['a page', '<html>'],
    ['0', '0'],
    ['nothing of use', '{}'],
  ])('that arrive as %s leave nothing behind and announce nothing [S8.12c]', async (_, body) => {
    await reply(body);
    expect(display('user_overlay')).toBe('none');
    expect(learn.all('[role=alert],[role=status]')).toEqual([]);
  });
});
