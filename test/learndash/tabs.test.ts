import { afterEach, expect, test } from 'vitest';
import { type LearnPage, startLearnPage } from './learn-page';

let learn: LearnPage;
afterEach(() => learn.end());

const tabs = (id: number) => `<div class="learndash-wrapper"><div class="ld-tabs" id="set-${id}">
  <div class="ld-tabs-navigation" role="tablist">
    <button class="ld-tab ld-active" role="tab" id="content-${id}" data-ld-tab="panel-a-${id}" aria-controls="content-tab" aria-selected="true"></button>
    <button class="ld-tab" role="tab" id="materials-${id}" data-ld-tab="panel-b-${id}" aria-controls="materials-tab"></button>
    <button class="ld-tab" role="tab" id="lost-${id}" data-ld-tab="nowhere-${id}"></button>
  </div>
  <div class="ld-tab-content ld-visible" id="panel-a-${id}"></div>
  <div class="ld-tab-content" id="panel-b-${id}"></div>
</div></div>`;

test('exactly one tab of each set is chosen and shown [S4.39a, S4.39b, S2.14b]', async () => {
  learn = await startLearnPage({ html: tabs(1) + tabs(2) });
  const { press, all, find, isRestored } = learn;
  press('#materials-1');
  expect(all('.ld-active').map(({ id }) => id)).toEqual(['materials-1', 'content-2']);
  expect(all('.ld-visible').map(({ id }) => id)).toEqual(['panel-b-1', 'panel-a-2']);
  expect(find('#materials-1').getAttribute('aria-controls')).toBe('panel-b-1');
  expect(find('#content-1').getAttribute('aria-selected')).toBe('false');
  expect(find('#content-1').tabIndex).toBe(-1);
  expect(isRestored()).toBe(true);
});

test('of a course that a page has twice, once for phones, each shows its own panels [S4.39b]', async () => {
  learn = await startLearnPage({ html: tabs(1) + tabs(1) });
  const { all } = learn;
  all('[data-ld-tab=panel-b-1]')[1]?.click();
  expect(all('.ld-tab-content').map(({ className }) => className.includes('ld-visible'))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('a tab without a panel changes nothing', async () => {
  learn = await startLearnPage({ html: tabs(1) });
  learn.press('#lost-1');
  expect(learn.all('.ld-visible').map(({ id }) => id)).toEqual(['panel-a-1']);
});

test('tabs within a panel stay as they are when another panel is shown', async () => {
  const outer = tabs(1).replace('id="panel-b-1"></div>', `id="panel-b-1">${tabs(2)}</div>`);
  learn = await startLearnPage({ html: outer });
  learn.press('#materials-1');
  expect(learn.all('.ld-visible').map(({ id }) => id)).toEqual(['panel-b-1', 'panel-a-2']);
  expect(learn.all('[aria-selected=true]').map(({ id }) => id)).toEqual([
    'materials-1',
    'content-2',
  ]);
  expect(learn.find('#panel-b-1').getAttribute('aria-labelledby')).toBe('materials-1');
});

test('the arrows move the focus, not the choice', async () => {
  learn = await startLearnPage({ html: tabs(1) });
  const { find, doc } = learn;
  const press = (key: string) =>
    doc.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  find('#content-1').focus();
  press('ArrowRight');
  expect(doc.activeElement?.id).toBe('materials-1');
  press('End');
  press('ArrowRight');
  expect(doc.activeElement?.id).toBe('content-1');
  expect(find('#content-1').classList.contains('ld-active')).toBe(true);
});
