import { expect, test, vi } from 'vitest';
import { startLesson as start } from '../../src/learndash/lesson';
import { withMounts } from './start-controller';

const open = withMounts();

const quiz = `<div class="wpProQuiz_content"><ul class="wpProQuiz_questionList"><li class="wpProQuiz_questionListItem">
  <input type="radio" id="a"><label for="a">A</label></li>
  <li class="wpProQuiz_questionListItem"><label><input type="radio" id="b">B</label></li></ul></div>`;
const load = () => {
  const page = open(start, { html: quiz });
  const choose = (id: string) => {
    Object.assign(page.find(`#${id}`), { checked: true });
    return page.find(`#${id}`);
  };
  const marked = () =>
    [...page.doc.querySelectorAll('.is-selected')].map(({ textContent }) => textContent);
  return { ...page, choose, marked };
};

test('an answer that was chosen by keyboard is marked, also if its label is beside it', () => {
  const { choose, marked } = load();
  choose('a').dispatchEvent(new Event('change', { bubbles: true }));
  expect(marked()).toEqual(['A']);
  choose('b').dispatchEvent(new Event('change', { bubbles: true }));
  expect(marked()).toContain('B');
});

test('answers that a button of the quiz clears after its press are no longer marked', () => {
  const { find, choose, marked } = load();
  choose('b').dispatchEvent(new Event('change', { bubbles: true }));
  find('.wpProQuiz_content').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  Object.assign(find('#b'), { checked: false });
  vi.advanceTimersByTime(1);
  expect(marked()).toEqual([]);
});
