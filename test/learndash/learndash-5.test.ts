import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startFocusMode } from '../../src/learndash/focus';
import { startLesson } from '../../src/learndash/lesson';
import { startController } from './start-controller';

let mount: ReturnType<typeof startController>;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  mount.stop();
  mount.clear();
  vi.useRealTimers();
});

describe('the modern lesson of LearnDash 5', () => {
  const html = `<div class="ld-navigation__progress-mark-complete ld-tooltip ld-tooltip--modern">
    <span class="ld-tooltip__text" role="tooltip">Finish the required activity.</span>
    <form class="sfwd-mark-complete"><button type="submit" class="learndash_mark_complete_button" disabled="disabled">Mark Complete</button></form></div>
    <div class="ld-navigation__progress-timer"><span class="ld-navigation__progress-timer-label" data-timer-complete-label="Ready">Wait</span>
    <span class="learndash_timer" data-timer-seconds="65" data-cookie-key="1"></span></div>`;
  const open = (more: Parameters<typeof startController>[1] = {}) => {
    mount = startController(startLesson, { html, ...more });
    return mount;
  };
  const isTipHidden = () => mount.find('[role=tooltip]').style.display === 'none';
  const label = () => mount.find('.ld-navigation__progress-timer-label').textContent;

  test('the timer reads 1m 5s and holds the button, which is no input', () => {
    const { find } = open();
    expect(find('.learndash_timer').textContent).toBe('1m 5s');
    expect(find('button').hasAttribute('disabled')).toBe(true);
    expect(label()).toBe('Wait');
    expect(isTipHidden()).toBe(false);
  });

  test('at the end its label says so, the tip goes, the button opens and is announced by its text', () => {
    const { doc, find, before } = open();
    vi.advanceTimersByTime(66_000);
    expect(doc.querySelector('[role=status]')?.textContent).toBe('Mark Complete');
    expect(label()).toBe('Ready');
    expect(isTipHidden()).toBe(true);
    expect(find('button').hasAttribute('disabled')).toBe(false);
    mount.stop();
    expect(doc.body.innerHTML).toBe(before);
  });

  test('while a video holds the button the tip stays', () => {
    const video = '<div class="ld-video" data-video-progression="true"></div>';
    open({ html: video + html });
    vi.advanceTimersByTime(66_000);
    expect(isTipHidden()).toBe(false);
  });

  test('topics in an accordion wait for the video as well', () => {
    const { find } = open({
      html: '<div class="ld-video" data-video-progression="true"></div><div class="ld-accordion__header"></div><div class="ld-accordion__content"></div>',
      globals: { learndash_video_data: { videos_shown: 'BEFORE' } },
    });
    for (const selector of ['.ld-accordion__header', '.ld-accordion__content']) {
      expect(find(selector).style.display).toBe('none');
    }
  });
});

test('presenter mode closes the sidebar by script without moving the focus', () => {
  mount = startController(startFocusMode, {
    html: `<button class="ld-presenter-mode__button"></button><div class="ld-focus"><div class="ld-focus-sidebar" id="ld-focus-sidebar">
      <button class="ld-focus-sidebar-trigger" id="ld-focus-sidebar-toggle"></button><div class="ld-focus-sidebar-wrapper"></div></div></div>`,
  });
  const { doc, find } = mount;
  const presenter = find('.ld-presenter-mode__button');
  presenter.focus();
  const wasClosed = find('.ld-focus').classList.contains('ld-focus-sidebar-collapsed');
  find('#ld-focus-sidebar-toggle').click();
  expect(find('.ld-focus').classList.contains('ld-focus-sidebar-collapsed')).toBe(!wasClosed);
  expect(doc.activeElement).toBe(presenter);
});
