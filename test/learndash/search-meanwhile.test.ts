import { afterEach, expect, test, vi } from 'vitest';
import { type LearnPage, settle, startLearnPage } from './learn-page';

let learn: LearnPage;
afterEach(() => {
  learn.end();
  vi.restoreAllMocks();
});

const profile = (
  rows: string,
) => `<div id="ld-profile" data-shortcode_instance='{"user_id":5}'><div class="ld-item-list">
  <button class="ld-search-prompt" data-ld-expands="ld-course-search"></button>
  <div class="ld-item-search" id="ld-course-search"><form class="ld-item-search-fields" data-nonce="n">
    <button type="button" class="ld-closer"></button><input class="ld-course-nav-field"></form></div>
  <div id="ld-main-course-list">${rows}</div></div></div>`;
const open = async () => {
  learn = await startLearnPage({
    html: `<div class="learndash-wrapper">${profile('all')}</div><input id="elsewhere">`,
  });
  const field = () => learn.find('.ld-course-nav-field') as HTMLInputElement;
  return {
    ...learn,
    field,
    async search(text: string) {
      field().value = text;
      field().focus();
      learn.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      await settle();
    },
    async reply(rows: string, at = 0) {
      learn.sent[at]?.reply({ success: true, data: { success: true, markup: profile(rows) } });
      await settle();
    },
  };
};

test('what a visitor types while a search is on its way stays in the field', async () => {
  const { field, search, reply } = await open();
  await search('coa');
  field().value = 'coast';
  await reply('found');
  expect(field().value).toBe('coast');
  expect(document.activeElement).toBe(field());
});

test('a visitor who has moved elsewhere during a search keeps the focus there', async () => {
  const { find, search, reply } = await open();
  await search('coast');
  find('#elsewhere').focus();
  await reply('found');
  expect(document.activeElement).toBe(find('#elsewhere'));
});

test('a search that a visitor closes before its results arrive stays closed, with the focus on its button', async () => {
  const { find, press, search, reply } = await open();
  press('.ld-search-prompt');
  await search('coast');
  press('.ld-closer');
  await reply('found');
  expect(find('#ld-main-course-list').textContent).toBe('found');
  expect(find('.ld-search-prompt').getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(find('.ld-search-prompt'));
});

test('another search replaces the pending one, and the same one is sent once', async () => {
  const { find, sent, search, reply } = await open();
  await search('coa');
  await search('coa');
  expect(sent).toHaveLength(1);
  await search('coast');
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(new URL(sent[1]?.url ?? '').searchParams.get('ld-profile-search')).toBe('coast');
  expect(find('#ld-main-course-list').className).toContain('ld-loading');
  await reply('found', 1);
  expect(find('#ld-main-course-list').textContent).toBe('found');
  expect(find('#ld-main-course-list').className).not.toContain('ld-loading');
  await search('coa');
  expect(sent).toHaveLength(3);
});
