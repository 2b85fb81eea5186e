import { afterEach, expect, test, vi } from 'vitest';
import { type LearnPage, settle, startLearnPage } from './learn-page';

let learn: LearnPage;
afterEach(() => {
  learn.end();
  vi.restoreAllMocks();
});

const pager = (context: string) =>
  `<div class="ld-pagination" data-pager-nonce="n" data-pager-results='{"paged":1,"quiz_course_id":34}'><div class="ld-pages"><a class="next" href="?p=2" data-context="${context}" data-lesson_id="34"></a></div></div>`;
const row = (id: number, body: string) =>
  `<div class="ld-item-list-item" id="ld-course-list-item-${id}">
    <button class="ld-expand-button" aria-controls="body-${id}" aria-expanded="false"></button>
    <div class="ld-item-list-item-expanded" id="body-${id}">${body}</div></div>`;
const expandAll =
  '<div class="ld-item-list-actions"><button class="ld-expand-button" id="all" aria-controls="body-34 body-35" aria-expanded="false" data-ld-expand-text="Open" data-ld-collapse-text="Close"><span class="ld-text">Open</span></button></div>';
const topics = `<div class="ld-table-list"><div id="ld-topic-list-34"><p>one</p></div><div class="ld-table-list-footer">${pager('course_topics')}</div></div>`;
const attempts = `<div class="ld-item-contents"><p>one</p>${pager('profile_quizzes')}</div>`;

test.each([
  ['topics of a lesson', topics, { topics: '<p>two</p>' }],
  ['attempts at a quiz', attempts, { markup: '<p>two</p>' }],
])(
  '"expand all" still opens and closes all rows after another page of the %s [S4.38e]',
  async (_, body, data) => {
    learn = await startLearnPage({
      html: `<div class="learndash-wrapper"><div class="ld-item-list">${expandAll}${row(34, body)}${row(35, '')}</div></div>`,
    });
    const { find, press, sent } = learn;
    press('#all');
    press('.next');
    await settle();
    sent[0]?.reply({ success: true, data: { success: true, ...data } });
    await settle();
    expect(find('#body-34').textContent).toContain('two');
    expect(find('#all').textContent).toBe('Close');
    press('#all');
    expect(find('#body-34').hidden).toBe(true);
    expect(find('#body-35').hidden).toBe(true);
  },
);

test('a profile whose courses the owner shows open shows them open on its next page as well [S7.39e]', async () => {
  const profile = (isOpen: boolean) =>
    `<div id="ld-profile" data-shortcode_instance='{"expand_all":${isOpen}}'><div class="ld-item-list">${expandAll}<div id="ld-main-course-list">${row(34, '')}${row(35, '')}</div></div>${pager('profile')}</div>`;
  for (const isOpen of [true, false]) {
    learn = await startLearnPage({
      html: `<div class="learndash-wrapper">${profile(isOpen)}</div>`,
    });
    const { find, press, sent } = learn;
    press('.next');
    await settle();
    sent[0]?.reply({ success: true, data: { success: true, markup: profile(isOpen) } });
    await settle();
    expect(find('#body-34').hidden).toBe(!isOpen);
    expect(find('#all').textContent).toBe(isOpen ? 'Close' : 'Open');
    learn.end();
  }
});
