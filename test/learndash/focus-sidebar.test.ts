import { describe, expect, test, vi } from 'vitest';
import { startFocusMode as start } from '../../src/learndash/focus';
import { withLayout } from '../support/laid-out';

const startMount = withLayout();
const focusMode = (classes = '', sidebar = '') => `<div class="ld-focus ${classes}" id="focus">
  <div class="ld-focus-sidebar" ${sidebar}><div class="ld-course-navigation-heading">
  <span class="ld-focus-sidebar-trigger" id="own"><i class="ld-icon ld-icon-arrow-left" id="arrow"></i></span></div>
  <div class="ld-focus-sidebar-wrapper" id="scroller"></div></div>
  <div class="ld-focus-main" id="main"><div class="ld-mobile-nav" id="nav"><a href="#" id="mobile"><b id="bars"></b></a></div>
  <button class="ld-trigger-mobile-nav" id="button"></button><a href="#" id="other"></a><i class="ld-icon ld-icon-arrow-left" id="fixed"></i></div></div>`;
const open = (width = 1200, html = focusMode()) => {
  const mount = startMount(start, { html, width });
  const isOpen = () => !mount.has('#focus', 'ld-focus-sidebar-collapsed');
  const states = () =>
    ['#own', '#mobile', '#button'].map((each) => mount.find(each).getAttribute('aria-expanded'));
  /** Elements without a box are not visible. */
  const hide = (...selectors: string[]) => {
    for (const selector of selectors) {
      mount.find(selector).getClientRects = () => [] as unknown as DOMRectList;
    }
  };
  return { ...mount, isOpen, states, hide };
};
const isInert = () => document.querySelector('#main')?.hasAttribute('inert');

describe('the sidebar of a course', () => {
  test('is named to its triggers, which are buttons for keyboards too', () => {
    const { find } = open();
    const names = ['role', 'tabindex', 'aria-controls', 'aria-label'];
    const attributes = (id: string) => names.map((name) => find(id).getAttribute(name));
    const { id } = find('.ld-focus-sidebar');
    expect(id).toBe('skerry-1');
    expect(attributes('#own')).toEqual(['button', '0', id, 'Menu']);
    expect(attributes('#mobile')).toEqual(['button', '0', id, 'Menu']);
    expect(attributes('#button')).toEqual([null, null, null, null]);
  });

  test('keeps the id that it has', () => {
    const { find } = open(1200, focusMode('', 'id="mine"'));
    expect(find('.ld-focus-sidebar').id).toBe('mine');
    expect(find('#own').getAttribute('aria-controls')).toBe('mine');
  });

  test('announces everywhere whether it is open, and turns its arrow', () => {
    const { press, states, has, isOpen, style } = open();
    expect(states()).toEqual(['true', 'true', 'true']);
    expect(style('#scroller', 'visibility')).toBe('');
    expect(press('#own').defaultPrevented).toBe(true);
    expect(isOpen()).toBe(false);
    expect(states()).toEqual(['false', 'false', 'false']);
    expect(has('#arrow', 'ld-icon-arrow-right')).toBe(true);
    expect(has('#arrow', 'ld-icon-arrow-left')).toBe(false);
    expect(has('#fixed', 'ld-icon-arrow-left')).toBe(true);
    expect(has('#nav', 'expanded')).toBe(false);
    expect(style('#scroller', 'visibility')).toBe('hidden');
    press('#own');
    expect(has('#arrow', 'ld-icon-arrow-left')).toBe(true);
    expect(has('#nav', 'expanded')).toBe(true);
  });

  test('leaves no link to the course in reach of the keyboard where it is closed', () => {
    const heading = '<a href="/course/" id="ld-focus-mode-course-heading">Course</a>';
    const { press, style } = open(
      500,
      focusMode().replace('<span class="ld-focus', `${heading}<span class="ld-focus`),
    );
    const isHidden = () => style('#ld-focus-mode-course-heading', 'visibility') === 'hidden';
    expect(isHidden()).toBe(true);
    press('#mobile');
    expect(isHidden()).toBe(false);
    press('#own');
    expect(isHidden()).toBe(true);
  });

  test('is on a wide screen as the server has printed it, also in a window of another width', () => {
    const { has, resize, isOpen } = open();
    expect(has('#nav', 'expanded')).toBe(false);
    resize(1300);
    vi.advanceTimersByTime(200);
    expect(isOpen()).toBe(true);
    expect(has('#arrow', 'ld-icon-arrow-left')).toBe(true);
    expect(has('#nav', 'expanded')).toBe(false);
  });

  test('opens by any element in a trigger of the header, and not by another link', () => {
    const { press, isOpen } = open();
    expect(press('#other').defaultPrevented).toBe(false);
    expect(isOpen()).toBe(true);
    press('#bars');
    expect(isOpen()).toBe(false);
    press('#button');
    expect(isOpen()).toBe(true);
  });

  test('that the server has printed closed starts closed, with its arrow as printed', () => {
    const { states, has, style } = open(1200, focusMode('ld-focus-sidebar-collapsed'));
    expect(states()).toEqual(['false', 'false', 'false']);
    expect(style('#scroller', 'visibility')).toBe('hidden');
    expect(has('#arrow', 'ld-icon-arrow-left')).toBe(true);
  });

  test('on a narrow screen starts closed at once, without a transition', () => {
    const { isOpen, has } = open(1023, focusMode('ld-focus-initial-transition'));
    expect(isOpen()).toBe(false);
    expect(has('#focus', 'ld-focus-initial-transition')).toBe(false);
    expect(has('#arrow', 'ld-icon-arrow-left')).toBe(true);
  });

  test('on a wide screen keeps its first transition', () => {
    const { has, press } = open(1024, focusMode('ld-focus-initial-transition'));
    press('#own');
    expect(has('#focus', 'ld-focus-initial-transition')).toBe(true);
  });

  test.each([
    [768, true],
    [769, false],
  ])('open over the page at %i pixels makes the page inert: %s', (width, isCovered) => {
    const { press } = open(width);
    expect(isInert()).toBe(false);
    press('#own');
    expect(isInert()).toBe(isCovered);
    press('#own');
    expect(isInert()).toBe(false);
  });

  test.each([
    [768, 'true'],
    [1023, 'false'],
  ])(
    'that the server calls a dialog is modal at %i pixels while it is open: %s',
    (width, isModal) => {
      const { find, press } = open(width, focusMode('', 'role="dialog" aria-modal="true"'));
      const modal = () => find('.ld-focus-sidebar').getAttribute('aria-modal');
      // Screen readers read only a modal dialog, but the lesson is beside this one.
      expect(modal()).toBe('false');
      press('#own');
      expect(modal()).toBe(isModal);
      press('#own');
      expect(modal()).toBe('false');
    },
  );

  test('that is no dialog is not announced as modal', () => {
    const { find } = open(500);
    expect(find('.ld-focus-sidebar').hasAttribute('aria-modal')).toBe(false);
  });

  test.each([
    ['Escape closes it where it covers the page', 768, 'Escape', false],
    ['Escape leaves it open beside the page', 1200, 'Escape', true],
    ['another key leaves it open', 768, 'ArrowDown', true],
  ])('%s', (_, width, key, staysOpen) => {
    const { press, isOpen } = open(width);
    if (!isOpen()) press('#own');
    press('#scroller', 'keydown', { key });
    expect(isOpen()).toBe(staysOpen);
  });

  test('stays open with an Escape that a tip in it has used, and closed with one more', () => {
    const { press, isOpen, find } = open(500);
    press('#own');
    find('#scroller').addEventListener('keydown', (event) => event.preventDefault());
    press('#scroller', 'keydown', { key: 'Escape' });
    expect(isOpen()).toBe(true);
    press('#own', 'keydown', { key: 'Escape' });
    press('#own', 'keydown', { key: 'Escape' });
    expect(isOpen()).toBe(false);
  });

  test.each(['Enter', ' '])('the key "%s" presses a trigger that is no button', (key) => {
    const { press, isOpen } = open();
    expect(press('#own', 'keydown', { key }).defaultPrevented).toBe(true);
    expect(isOpen()).toBe(false);
  });

  test.each([
    ['a button has its keys by nature', '#button'],
    ['what is no trigger has none', '#other'],
  ])('%s', (_, target) => {
    const { press, isOpen } = open();
    expect(press(target, 'keydown', { key: 'Enter' }).defaultPrevented).toBe(false);
    expect(isOpen()).toBe(true);
  });

  test('moves the focus: into it when it opens, back to a visible trigger when it closes', () => {
    const { press, doc, find, hide } = open(500);
    hide('#mobile');
    find('#button').focus();
    press('#button');
    expect(doc.activeElement?.id).toBe('own');
    press('#own');
    expect(doc.activeElement?.id).toBe('button');
  });

  test('keeps the focus on its own trigger where no other is seen', () => {
    const { press, doc, find, hide } = open(1200);
    hide('#mobile', '#button');
    find('#own').focus();
    press('#own');
    expect(doc.activeElement?.id).toBe('own');
  });

  test('that the site wants closed stays closed on a wide screen', () => {
    const { isOpen, resize } = open(500, focusMode('ld-focus-sidebar-filtered'));
    resize(1200);
    vi.advanceTimersByTime(200);
    expect(isOpen()).toBe(false);
  });

  test('keeps the visitor’s choice when only the height of the window changes', () => {
    const { isOpen, resize, press } = open(1200);
    press('#own');
    resize(1200, 500);
    vi.advanceTimersByTime(200);
    expect(isOpen()).toBe(false);
  });

  test.each([
    ['a sidebar', focusMode().replace('class="ld-focus-sidebar"', '')],
    ['its list', focusMode().replace('class="ld-focus-sidebar-wrapper"', '')],
  ])('focus mode without %s is left alone', (_, html) => {
    const { doc, server } = open(500, html);
    expect(doc.body.outerHTML).toBe(server);
  });

  test('is restored as it was', () => {
    const { doc, server, press, stop } = open(500, focusMode('ld-focus-initial-transition'));
    press('#own');
    press('#mobile');
    stop();
    expect(doc.body.outerHTML).toBe(server);
  });
});
