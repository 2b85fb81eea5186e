import { expect, test, vi } from 'vitest';
import { startLesson as start } from '../../src/learndash/lesson';
import { withMounts } from './start-controller';

const open = withMounts();

const button = '<input type="submit" class="learndash_mark_complete_button" value="Done" disabled>';
const cookie = 'learndash_timer_cookie_5_12_56';
const timer = (seconds: number, more = '') =>
  `<span class="learndash_timer" ${more} data-timer-seconds="${seconds}" data-cookie-key="5_12_56"></span>`;
const load = (html: string, cookies: Readonly<Record<string, string>> = {}) =>
  open(start, { html, cookies });
type LessonPage = ReturnType<typeof load>;

const isLocked = ({ find }: LessonPage, selector = 'input') =>
  find(selector).hasAttribute('disabled');
/** As the video engine does at the end of the video. */
const unlock = async ({ find }: LessonPage) => {
  find('input').removeAttribute('disabled');
  await vi.advanceTimersByTimeAsync(1);
};

test('each place of a timer is one to screen readers, and the button is described by the first of them until it is released', () => {
  const page = load(button + timer(2) + timer(2));
  const spans = [...page.doc.querySelectorAll('span')];
  expect(spans.map((span) => span.getAttribute('role'))).toEqual(['timer', 'timer']);
  expect(spans.map(({ id }) => id !== '')).toEqual([true, false]);
  expect(page.find('input').getAttribute('aria-describedby')).toBe(spans[0]?.id);
  vi.advanceTimersByTime(2000);
  expect(page.find('input').hasAttribute('aria-describedby')).toBe(false);
});

test('a timer keeps the id that the site has given to it', () => {
  const page = load(button + timer(2, 'id="own"'));
  expect(page.find('span').id).toBe('own');
  expect(page.find('input').getAttribute('aria-describedby')).toBe('own');
});

test('the element of a timer is restored to the server’s text when Skerry is disabled', () => {
  const printed = timer(65).replace('</span>', 'A <b>moment</b></span>');
  const { find, doc, stop, before } = load(button + printed);
  expect(find('span').textContent).toBe('00:01:05');
  stop();
  expect(doc.body.innerHTML).toBe(before);
});

test('a button that the video engine unlocks stays locked until the timer has run out, and not longer', async () => {
  const page = load(button + timer(3));
  await unlock(page);
  expect(isLocked(page)).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(isLocked(page)).toBe(false);
  page.find('input').setAttribute('disabled', '');
  await unlock(page);
  expect(isLocked(page)).toBe(false);
});

test('of two buttons the one that the video engine unlocks too early is locked again', async () => {
  const page = load(button.repeat(2) + timer(3));
  await unlock(page);
  expect([...page.doc.querySelectorAll('input')].map(({ disabled }) => disabled)).toEqual([
    true,
    true,
  ]);
});

test('the end of a timer that no button waits for is not announced', () => {
  const { doc } = load(timer(1));
  vi.advanceTimersByTime(1100);
  expect(doc.querySelector('[role=status]')?.textContent ?? '').toBe('');
});

test('once Skerry has ended the button is as the video engine leaves it, and no second is kept', async () => {
  const page = load(button + timer(9));
  page.stop();
  await unlock(page);
  expect(isLocked(page)).toBe(false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(page.jar.get(cookie)).toBe('9');
});

test('a page restored from history continues its timer from the cookie, and a finished one stays finished', async () => {
  const page = load(button + timer(30));
  page.jar.set(cookie, '5');
  page.page.bus.emit('page:restored', { persisted: true });
  expect(page.find('span').textContent).toBe('00:00:05');
  await vi.advanceTimersByTimeAsync(5000);
  expect(isLocked(page)).toBe(false);
  page.jar.set(cookie, '5');
  page.page.bus.emit('page:restored', { persisted: true });
  expect(isLocked(page)).toBe(false);
});

test('a modern lesson counts in its units; at the end its label announces it, and the tip of its button is removed', () => {
  const page = load(`<div class="ld-navigation__progress-timer">
      <b class="ld-navigation__progress-timer-label" data-timer-complete-label="Time is up">Time left</b>${timer(61)}</div>
    <div class="ld-tooltip"><button class="learndash_mark_complete_button">Done</button><i role="tooltip">Wait</i></div>`);
  const { find, doc, stop, before } = page;
  expect(find('span').textContent).toBe('1m 1s');
  expect([find('b').textContent, find('i').style.display]).toEqual(['Time left', '']);
  expect(isLocked(page, 'button')).toBe(true);
  vi.advanceTimersByTime(61_000);
  expect([find('b').textContent, find('i').style.display]).toEqual(['Time is up', 'none']);
  expect(isLocked(page, 'button')).toBe(false);
  stop();
  expect(doc.body.innerHTML).toBe(before);
});

test('a modern lesson without another label, or without a tip, ends its timer all the same', () => {
  const page = load(
    `<div class="ld-navigation__progress-timer"><b class="ld-navigation__progress-timer-label">Time left</b>${timer(1)}</div>${button}`,
  );
  vi.advanceTimersByTime(1000);
  expect(page.find('b').textContent).toBe('Time left');
  expect(page.find('span').style.display).toBe('none');
  expect(isLocked(page)).toBe(false);
});

test('a timer whose site names no cookie keeps its seconds in the common one', () => {
  const { jar } = load(button + timer(7).replace(' data-cookie-key="5_12_56"', ''));
  expect(jar.get('learndash_timer_cookie')).toBe('7');
});

test('a timer that names its button by what is no selector counts down all the same', () => {
  const { find } = load(timer(7, 'data-button="[["'));
  expect(find('span').textContent).toBe('00:00:07');
});

const upload = `<form><input type="file" class="ld-file-input" id="up" data-multiple-caption="{count} chosen"><label for="up"><span>Choose</span></label><input type="submit" id="send"></form>`;
const choose = ({ find }: LessonPage, ...names: string[]) => {
  const files = names.map((name) => ({ name }));
  Object.defineProperty(find('#up'), 'files', { configurable: true, value: files });
  find('#up').dispatchEvent(new Event('change', { bubbles: true }));
};

test('an upload shows what was chosen in place of its label, marks it, and has the words of the site back afterwards', () => {
  const page = load(upload);
  const { find, doc, stop, before } = page;
  const label = () => [find('label').className, find('label span').textContent];
  choose(page, 'a.pdf');
  expect(label()).toEqual(['ld-file-selected', 'a.pdf']);
  choose(page, 'a.pdf', 'b.pdf');
  expect(label()).toEqual(['ld-file-selected', '2 chosen']);
  choose(page);
  expect(label()).toEqual(['', 'Choose']);
  choose(page, 'c.pdf');
  stop();
  expect(doc.body.innerHTML).toBe(before);
});

test('the count of several files is shown where the site prints no text for it', () => {
  const page = load(upload.replace(' data-multiple-caption="{count} chosen"', ''));
  choose(page, 'a.pdf', 'b.pdf');
  expect(page.find('label span').textContent).toMatch(/^2 \w+/);
});

test('the field of an upload shows that it has the focus', () => {
  const { find } = load(upload);
  const emit = (type: string) => find('#up').dispatchEvent(new Event(type));
  emit('focus');
  expect(find('#up').classList.contains('has-focus')).toBe(true);
  emit('blur');
  expect(find('#up').classList.contains('has-focus')).toBe(false);
});

test('a form restored from history can be sent again with the file that it still has', () => {
  const page = load(upload);
  choose(page, 'a.pdf');
  page.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(isLocked(page, '#send')).toBe(true);
  expect(page.find('label').className).toBe('');
  page.page.bus.emit('page:restored', { persisted: true });
  expect(isLocked(page, '#send')).toBe(false);
});

test('fields for files without a form or a label break nothing', () => {
  const page = load('<input type="file" class="ld-file-input" id="up"><p>rest</p>');
  choose(page, 'a.pdf');
  expect(page.find('p').textContent).toBe('rest');
  expect(page.find('#up').hasAttribute('disabled')).toBe(false);
});
