import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { startLesson as start } from '../../src/learndash/lesson';
import { captionOf } from '../../src/learndash/lesson/start-uploads';
import { hhmmss } from '../../src/learndash/lesson/hhmmss';
import { withUnits, remainingOf } from '../../src/learndash/lesson/start-timers';
import { isWatched } from '../../src/learndash/lesson/start-video';
import type { createShopPage } from '../shop/shop-page';
import { type startController, withMounts } from './start-controller';

describe('what a timer has left [S3.17a, S4.44c]', () => {
  test.each([
    [null, '300', 300],
    ['12', '300', 12],
    ['0', '300', 0],
    ['', '300', 300],
    ['NaN', '300', 300],
    ['-5', '300', 300],
    ['1e9', '300', 300],
    [' 0', '300', 300],
    ['12', undefined, null],
    ['12', 'soon', null],
  ])('cookie %s and %s printed: %s', (cookie, printed, seconds) => {
    expect(remainingOf(cookie, printed)).toBe(seconds);
  });
  test('no cookie unlocks but a number', () => {
    fc.assert(
      fc.property(fc.string(), (cookie) => {
        if (!/^\d{1,9}$/.test(cookie)) expect(remainingOf(cookie, '300')).toBe(300);
      }),
    );
  });
});

test.each([
  [0, '00:00:00'],
  [59, '00:00:59'],
  [3661, '01:01:01'],
  [360_000, '100:00:00'],
])('%i seconds are %s', (seconds, text) => {
  expect(hhmmss(seconds)).toBe(text);
});

test.each([
  [5, '5s'],
  [60, '1m 0s'],
  [65, '1m 5s'],
  [3600, '1h 0m 0s'],
  [3905, '1h 5m 5s'],
])('%i seconds are %s in the modern layout of LearnDash 5', (seconds, text) => {
  expect(withUnits(seconds)).toBe(text);
});

describe('the caption of a choice [S5.22a, S5.22b]', () => {
  test.each([
    [[], '{count} files', null],
    [['C:\\fakepath\\a.pdf'], '{count} files', 'a.pdf'],
    [['a.pdf', 'b.pdf'], '{count} files', '2 files'],
    [['a.pdf', 'b.pdf'], 'Chosen: {count}', 'Chosen: 2'],
    [['<b>.pdf'], '', '<b>.pdf'],
  ])('%j with %s is %s', (files, template, caption) => {
    expect(captionOf(files, template)).toBe(caption);
  });
});

test.each([
  ['{"video_time":3,"video_state":"complete"}', true],
  ['%7B%22video_state%22%3A%22complete%22%7D', true],
  ['{"video_state":"play"}', false],
  ['complete', false],
  ['%', false],
  [null, false],
])('a video whose cookie is %s was seen to its end: %s', (cookie, isSeen) => {
  expect(isWatched(cookie)).toBe(isSeen);
});

describe('on the page', () => {
  let mount: ReturnType<typeof startController>;
  const startMount = withMounts();
  const open = (html: string, more: Parameters<typeof createShopPage>[0] = {}) => {
    mount = startMount(start, { html, ...more });
    return mount;
  };

  const form =
    '<form><input type="submit" class="learndash_mark_complete_button" value="Done" disabled></form>';
  const timer = (seconds: number) =>
    `<span class="learndash_timer" data-timer-seconds="${seconds}" data-button="input.learndash_mark_complete_button" data-cookie-key="5_12_56"></span>`;
  const cookie = 'learndash_timer_cookie_5_12_56';

  test('one countdown for a cookie, shown in all its places, releases all buttons and hides [S3.17a, S3.17b, S3.17c, S4.44b]', () => {
    const { doc, find, jar, cookieOptions, before } = open(form + timer(3) + form + timer(3));
    const finished = vi.fn();
    doc.body.addEventListener('learndash-time-finished', finished);
    const buttons = () => [...doc.querySelectorAll('input')].map(({ disabled }) => disabled);
    const texts = () => [...doc.querySelectorAll('span')].map(({ textContent }) => textContent);
    expect(texts()).toEqual(['00:00:03', '00:00:03']);
    vi.advanceTimersByTime(1000);
    expect(texts()).toEqual(['00:00:02', '00:00:02']);
    expect(jar.get(cookie)).toBe('2');
    // Without a path, so that it is stored under the default path of the page: the server clears it
    // with the same path.
    expect(cookieOptions.get(cookie)).toEqual({ samesite: 'lax' });
    expect(buttons()).toEqual([true, true]);
    vi.advanceTimersByTime(2100);
    expect(buttons()).toEqual([false, false]);
    expect(texts()).toEqual(['', '']);
    expect(find('span').style.display).toBe('none');
    expect(jar.get(cookie)).toBe('0');
    expect(finished).toHaveBeenCalledTimes(2);
    mount.stop();
    expect(doc.body.innerHTML).toBe(before);
  });

  test('a timer without a button counts down and hides too, also one that has run out [S4.44a, S4.44b]', () => {
    const { find, jar } = open(timer(2));
    vi.advanceTimersByTime(1000);
    expect(find('span').textContent).toBe('00:00:01');
    expect(find('span').style.display).toBe('');
    vi.advanceTimersByTime(1000);
    expect(find('span').style.display).toBe('none');
    expect(jar.get(cookie)).toBe('0');
    mount.stop();
    mount.clear();
    expect(open(timer(0)).find('span').style.display).toBe('none');
  });

  test('a timer that fires a little late each time skips no second', () => {
    const realSetTimeout = window.setTimeout.bind(window);
    const late = (run: () => void, ms: number) => realSetTimeout(run, ms + 60);
    const spy = vi.spyOn(window, 'setTimeout').mockImplementation(late as typeof setTimeout);
    const { find, jar } = open(form + timer(40));
    const shown: (string | null)[] = [];
    const kept: (string | undefined)[] = [];
    for (let second = 40; second > 0; second -= 1) {
      vi.advanceTimersByTime(100);
      shown.push(find('span').textContent);
      kept.push(jar.get(cookie));
      vi.advanceTimersByTime(900);
    }
    spy.mockRestore();
    const expected = Array.from({ length: 40 }, (_, at) => 40 - at);
    expect(shown).toEqual(expected.map(hhmmss));
    expect(kept).toEqual(expected.map(String));
  });

  test('a timer that has run out releases at once and announces nothing', () => {
    const finished = vi.fn();
    document.addEventListener('learndash-time-finished', finished, { once: true });
    const { doc, find } = open(form + timer(300), { cookies: { [cookie]: '0' } });
    vi.advanceTimersByTime(200);
    document.removeEventListener('learndash-time-finished', finished);
    expect(doc.querySelector('[role=status]')?.textContent ?? '').toBe('');
    expect(find('input').hasAttribute('disabled')).toBe(false);
    expect(find('span').style.display).toBe('none');
    expect(finished).not.toHaveBeenCalled();
  });

  test('a spoilt cookie does not unlock', () => {
    const { find } = open(form + timer(300), { cookies: { [cookie]: 'undefined' } });
    expect(find('input').hasAttribute('disabled')).toBe(true);
    expect(find('span').textContent).toBe('00:05:00');
  });

  const gate = `<div class="ld-video" data-video-progression="true" data-video-cookie-key="v"></div>
    <div class="ld-lesson-topic-list">topics</div><div class="ld-quiz-list">quizzes</div><div class="ld-lesson-navigation"><div id="ld-nav-content-list-56"></div></div>`;
  const globals = {
    learndash_video_data: { videos_shown: 'BEFORE' },
    ldVars: { postID: '56', ajaxurl: '' },
  };
  const setDisabled = (status: boolean) =>
    mount.doc.dispatchEvent(new CustomEvent('learndash_video_disable_assets', { detail: status }));

  test('topics wait for the video, and what the timer releases waits too [S4.45a, S4.45b, S4.45c]', () => {
    const { find } = open(gate + form + timer(1), { globals });
    expect(find('.ld-lesson-topic-list').style.display).toBe('none');
    expect(find('.ld-quiz-list').style.display).toBe('none');
    expect(find('#ld-nav-content-list-56').className).toBe('user_has_no_access');
    vi.advanceTimersByTime(1100);
    expect(find('input').hasAttribute('disabled')).toBe(true);
    setDisabled(false);
    expect(find('.ld-lesson-topic-list').style.display).toBe('');
    expect(find('.ld-quiz-list').style.display).toBe('');
    expect(find('#ld-nav-content-list-56').className).toBe('');
    setDisabled(true);
    expect(find('.ld-lesson-topic-list').style.display).toBe('none');
  });

  test.each([
    ['seen already', { cookies: { v: '{"video_state":"complete"}' }, globals }],
    ['meant for afterwards', { globals: { learndash_video_data: { videos_shown: 'AFTER' } } }],
  ])('a video that is %s hides nothing', (_, more) => {
    const { find } = open(gate, more);
    expect(find('.ld-lesson-topic-list').style.display).toBe('');
  });

  test('for users who may bypass it, no video hides topics or disables the button, until its engine does', () => {
    const { find } = open(gate + form + timer(1), {
      globals: {
        ...globals,
        learndash_video_data: { videos_shown: 'BEFORE', video_admin_bypass: '1' },
      },
    });
    expect(find('.ld-lesson-topic-list').style.display).toBe('');
    vi.advanceTimersByTime(1100);
    expect(find('input').hasAttribute('disabled')).toBe(false);
    setDisabled(true);
    expect(find('.ld-lesson-topic-list').style.display).toBe('none');
  });

  test('topics in each navigation wait, also if their id appears earlier outside of one', () => {
    const list = '<div id="ld-nav-content-list-56"></div>';
    const nav = `<div class="ld-lesson-navigation">${list}</div>`;
    const { doc } = open(list + nav + gate, { globals });
    const lists = [...doc.querySelectorAll('[id=ld-nav-content-list-56]')];
    expect(lists.map(({ className }) => className)).toEqual([
      '',
      'user_has_no_access',
      'user_has_no_access',
    ]);
  });

  test('the button that a timer names waits for it, and no other [S3.17b]', () => {
    const own = '<button class="own"></button><input class="learndash_mark_complete_button">';
    const { find } = open(own + timer(5).replace('input.learndash_mark_complete_button', '.own'));
    expect(find('.own').hasAttribute('disabled')).toBe(true);
    expect(find('input').hasAttribute('disabled')).toBe(false);
  });

  test.each([
    ['an input', '<input type="submit" class="own" value="Mark complete">'],
    ['a button', '<button class="own"> Mark complete </button>'],
  ])('the end of a timer is announced by the words of %s', (_, control) => {
    const { doc } = open(
      control + timer(1).replace('input.learndash_mark_complete_button', '.own'),
    );
    vi.advanceTimersByTime(1000);
    // Screen readers announce changes only in a live region that already exists.
    expect(doc.querySelector('[role=status]')?.textContent).toBe('');
    vi.advanceTimersByTime(100);
    expect(doc.querySelector('[role=status]')?.textContent).toBe('Mark complete');
  });

  test('two timers with cookies of their own count for themselves [S3.17c]', () => {
    const { jar } = open(timer(9) + timer(5).replace('5_12_56', '5_12_57'));
    expect(jar.get(cookie)).toBe('9');
    expect(jar.get('learndash_timer_cookie_5_12_57')).toBe('5');
  });

  const upload = `<form><input type="file" class="ld-file-input" id="up"><label for="up"><span>Choose</span></label><input type="submit" id="send"></form>`;
  const choose = (...names: string[]) => {
    const input = mount.find('#up');
    const files = names.map((name) => ({ name }));
    Object.defineProperty(input, 'files', { configurable: true, value: files });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const isWaiting = () => mount.find('#send').hasAttribute('disabled');

  test('without a file nothing can be sent [S4.43a]', () => {
    open(upload);
    expect(isWaiting()).toBe(true);
    choose('a.pdf');
    choose();
    expect(isWaiting()).toBe(true);
  });
  test('a file can be sent [S4.43b]', () => {
    open(upload);
    choose('a.pdf');
    expect(isWaiting()).toBe(false);
  });
  test('what is being sent is not sent twice [S4.43c]', () => {
    open(upload);
    choose('a.pdf');
    mount.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(isWaiting()).toBe(true);
  });

  test('chosen answers are marked: one of several, or several [S4.42a, S4.42b, S4.42c]', () => {
    const item = (type: string, id: string) =>
      `<li class="wpProQuiz_questionListItem"><label><input type="${type}" name="${type}" id="${id}"></label></li>`;
    const { find, doc } = open(
      `<div class="wpProQuiz_content"><ul class="wpProQuiz_questionList">${item('radio', 'a')}${item('radio', 'b')}</ul>
       <ul class="wpProQuiz_questionList">${item('checkbox', 'c')}${item('checkbox', 'd')}</ul></div>`,
    );
    const marked = () => [...doc.querySelectorAll('.is-selected input')].map(({ id }) => id);
    find('#a').click();
    find('#b').click();
    expect(marked()).toEqual(['b']);
    find('#c').click();
    find('#d').click();
    expect(marked()).toEqual(['b', 'c', 'd']);
    find('#c').click();
    expect(marked()).toEqual(['b', 'd']);
    // The quiz engine restarts.
    for (const input of doc.querySelectorAll('input')) input.checked = false;
    find('.wpProQuiz_content').click();
    vi.advanceTimersByTime(1);
    expect(marked()).toEqual([]);
  });
});
