import { describe, expect, test, vi } from 'vitest';
import { startExpand } from '../../src/learndash/expand/start-expand';
import { startFocusMode } from '../../src/learndash/focus';
import { startLesson } from '../../src/learndash/lesson';
import { withMounts } from './start-controller';

const start = withMounts();

describe('the modern lesson of LearnDash 5', () => {
  const html = `<div class="ld-navigation__progress-mark-complete ld-tooltip ld-tooltip--modern">
    <span class="ld-tooltip__text" role="tooltip">Finish the required activity.</span>
    <form class="sfwd-mark-complete"><button type="submit" class="learndash_mark_complete_button" disabled="disabled">Mark Complete</button></form></div>
    <div class="ld-navigation__progress-timer"><span class="ld-navigation__progress-timer-label" data-timer-complete-label="Ready">Wait</span>
    <span class="learndash_timer" data-timer-seconds="65" data-cookie-key="1"></span></div>`;
  const open = (more: Parameters<typeof start>[1] = {}) => {
    const mount = start(startLesson, { html, ...more });
    return {
      ...mount,
      isTipHidden: () => mount.find('[role=tooltip]').style.display === 'none',
      label: () => mount.find('.ld-navigation__progress-timer-label').textContent,
    };
  };

  test('the timer reads 1m 5s and holds the button, which is no input', () => {
    const { find, label, isTipHidden } = open();
    expect(find('.learndash_timer').textContent).toBe('1m 5s');
    expect(find('button').hasAttribute('disabled')).toBe(true);
    expect(label()).toBe('Wait');
    expect(isTipHidden()).toBe(false);
  });

  test('at the end its label announces it, the tip is removed, the button is enabled and announced by its text', () => {
    const { doc, find, before, stop, label, isTipHidden } = open();
    vi.advanceTimersByTime(66_000);
    expect(doc.querySelector('[role=status]')?.textContent).toBe('Mark Complete');
    expect(label()).toBe('Ready');
    expect(isTipHidden()).toBe(true);
    expect(find('button').hasAttribute('disabled')).toBe(false);
    stop();
    expect(doc.body.innerHTML).toBe(before);
  });

  test('while a video disables the button the tip stays, and is removed at its end', () => {
    const video = '<div class="ld-video" data-video-progression="true"></div>';
    const { doc, find, isTipHidden } = open({ html: video + html });
    const ended = new CustomEvent('learndash_video_disable_assets', { detail: false });
    vi.advanceTimersByTime(66_000);
    expect(isTipHidden()).toBe(false);
    doc.dispatchEvent(ended);
    expect(isTipHidden()).toBe(true);
    expect(find('button').hasAttribute('disabled')).toBe(false);
  });

  test('a video that ends before the timer leaves the button locked', () => {
    const video = '<div class="ld-video" data-video-progression="true"></div>';
    const { doc, find, isTipHidden } = open({ html: video + html });
    doc.dispatchEvent(new CustomEvent('learndash_video_disable_assets', { detail: false }));
    expect(find('button').hasAttribute('disabled')).toBe(true);
    expect(isTipHidden()).toBe(false);
    vi.advanceTimersByTime(66_000);
    expect(isTipHidden()).toBe(true);
  });

  test('topics in an accordion wait for the video as well, and are laid out as before after it', () => {
    const { doc, find } = open({
      html: '<div class="ld-video" data-video-progression="true"></div><div class="ld-accordion__header"></div><div class="ld-accordion__content"></div>',
      globals: { learndash_video_data: { videos_shown: 'BEFORE' } },
    });
    for (const selector of ['.ld-accordion__header', '.ld-accordion__content']) {
      expect(find(selector).style.display).toBe('none');
    }
    const ended = new CustomEvent('learndash_video_disable_assets', { detail: false });
    doc.dispatchEvent(ended);
    for (const selector of ['.ld-accordion__header', '.ld-accordion__content']) {
      expect(find(selector).style.display).toBe('');
    }
  });
});

test('presenter mode closes the sidebar by script without moving the focus', () => {
  const { doc, find } = start(startFocusMode, {
    html: `<button class="ld-presenter-mode__button"></button><div class="ld-focus"><div class="ld-focus-sidebar" id="ld-focus-sidebar">
      <button class="ld-focus-sidebar-trigger" id="ld-focus-sidebar-toggle"></button><div class="ld-focus-sidebar-wrapper"></div></div></div>`,
  });
  const presenter = find('.ld-presenter-mode__button');
  presenter.focus();
  const wasClosed = find('.ld-focus').classList.contains('ld-focus-sidebar-collapsed');
  find('#ld-focus-sidebar-toggle').click();
  expect(find('.ld-focus').classList.contains('ld-focus-sidebar-collapsed')).toBe(!wasClosed);
  expect(doc.activeElement).toBe(presenter);
});

test('the sidebar notifies other scripts when it has opened and closed, once each', () => {
  const { doc, find } = start(startFocusMode, {
    html: `<div class="ld-focus"><div class="ld-focus-sidebar" id="ld-focus-sidebar">
      <button class="ld-focus-sidebar-trigger"></button><div class="ld-focus-sidebar-wrapper"></div></div></div>`,
  });
  const received: string[] = [];
  for (const type of ['ld-focus-sidebar-opened', 'ld-focus-sidebar-closed'])
    doc.addEventListener(type, () => received.push(type));
  const isClosed = find('.ld-focus').classList.contains('ld-focus-sidebar-collapsed');
  find('.ld-focus-sidebar-trigger').click();
  find('.ld-focus-sidebar-trigger').click();
  const order = ['ld-focus-sidebar-closed', 'ld-focus-sidebar-opened'];
  expect(received).toEqual(isClosed ? order.reverse() : order);
});

test('an address that names a lesson opens it on a modern course page, where its body has the id [S2.14c]', () => {
  window.history.replaceState(null, '', '/?ld-topic-page=34-2');
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const rect = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(function read(this: Element) {
      return new DOMRect(0, this.id === 'item' ? 500 : 0, 100, 10);
    });
  const { find } = start((scope) => void startExpand(scope, { arrivals: [], moves: [] }), {
    html: `<div class="ld-accordion ld-accordion--course"><div class="ld-accordion__item" id="item">
      <button aria-controls="ld-expand-34" aria-expanded="false" data-ld-expand-button="true"></button>
      <div id="ld-expand-34" class="ld-accordion__item-steps"><p>topics</p></div></div></div>`,
    motion: 'reduce',
  });
  expect(find('button').getAttribute('aria-expanded')).toBe('true');
  expect(find('#ld-expand-34').hidden).toBe(false);
  expect(scrollTo).toHaveBeenCalledWith({ top: 500, behavior: 'instant' });
  rect.mockRestore();
  scrollTo.mockRestore();
  window.history.replaceState(null, '', '/');
});
