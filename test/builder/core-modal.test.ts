import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ModalOptions, showCoreModal } from '../../src/builder/library';
import { layOut } from '../support/laid-out';

/** Happy-dom cannot verify sanitised HTML: the content of these modals is tested in browsers. */
const backend = {
  none: { header: '', text: '', buttons: {}, classes: 'et-builder-unsaved-modal' },
  fixed: { header: '', text: '', buttons: {}, classes: 'et-core-modal-overlay-scroll-fix' },
};

let modal: ReturnType<typeof showCoreModal> = null;
const show = (name: string, options: Partial<ModalOptions> = {}) => {
  modal = showCoreModal(name, { backend, top: window, ...options });
  return modal?.overlay as HTMLElement;
};
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const isClosing = () => modal?.overlay.classList.contains('et-core-closing');
const press = (target: EventTarget, event: Event) => {
  act(() => void target.dispatchEvent(event));
  return event.defaultPrevented;
};
const click = (target: EventTarget) =>
  press(target, new MouseEvent('click', { bubbles: true, cancelable: true }));
const key = (target: EventTarget, name: string) =>
  press(target, new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main><button id="before">Before</button></main>';
  find('#before').focus();
});
afterEach(() => {
  modal?.close();
  vi.advanceTimersByTime(600);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a dialog of the editor', () => {
  test('is a dialog to everybody, and the rest of the page is out of reach', () => {
    expect(show('none').className).toBe(
      'et-core-modal-overlay et-core-active et-builder-unsaved-modal',
    );
    const dialog = find('.et-core-modal');
    expect([dialog.getAttribute('role'), dialog.getAttribute('aria-modal')]).toEqual([
      'dialog',
      'true',
    ]);
    const named = (name: string) =>
      document.getElementById(dialog.getAttribute(name) ?? '')?.className;
    expect(named('aria-labelledby')).toBe('et-core-modal-title');
    expect(named('aria-describedby')).toBe('et-core-modal-content');
    expect(document.body.classList.contains('et-core-nbfc')).toBe(true);
    expect(find('main').inert).toBe(true);
  });

  test('focuses what closes it where it has no other button', () => {
    show('none');
    expect(document.activeElement).toBe(find('.et-core-modal-close'));
  });

  test('that must be answered and has no button is focused itself', () => {
    show('none', { canClose: false });
    expect(document.activeElement).toBe(find('.et-core-modal'));
    expect(find('.et-core-modal-overlay').className).not.toContain('two-buttons');
  });

  test('notifies other scripts that it is open', () => {
    const listener = vi.fn();
    const trigger = vi.fn();
    const app = Object.assign(new EventTarget(), { jQuery: () => ({ trigger }) });
    app.addEventListener('skerry:et-core-modal-active', listener);
    show('none', { app: app as unknown as Window });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(trigger.mock.calls).toEqual([['et-core-modal-active']]);
  });
});

describe('a press', () => {
  test.each([
    ['on its closer', () => click(find('.et-core-modal-close')), true],
    ['beside it', () => click(find('.et-core-modal-overlay')), true],
    ['within it', () => click(find('.et-core-modal-content')), false],
    ['on Escape', () => key(find('.et-core-modal-close'), 'Escape'), true],
    ['on another key', () => key(find('.et-core-modal-close'), 'a'), false],
    ['on Space at its closer', () => key(find('.et-core-modal-close'), ' '), true],
    ['on Space at a text', () => key(find('.et-core-modal-content'), ' '), false],
  ])('%s closes it or not', async (_, interact, isClosed) => {
    show('none', { closeLabel: 'Shut' });
    expect(find('.et-core-modal-close').getAttribute('aria-label')).toBe('Shut');
    interact();
    expect(isClosing()).toBe(isClosed);
    if (!isClosed) return;
    vi.advanceTimersByTime(600);
    expect(await modal?.closed).toBe(null);
  });

  test('on the closer leads nowhere', () => {
    show('none');
    expect(click(find('.et-core-modal-close'))).toBe(true);
    expect(find('.et-core-modal-overlay').inert).toBe(true);
  });

  test('closes it at once with reduced motion', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion: reduce'),
    }));
    show('none');
    key(find('.et-core-modal-close'), 'Escape');
    expect(find('.et-core-modal-overlay')).toBe(null);
    expect(document.activeElement).toBe(find('#before'));
  });
});

describe('its position', () => {
  const resize = (height: number) => {
    layOut(find('.et-core-modal-overlay'), { height: 1000 });
    layOut(find('.et-core-modal'), { height });
    for (const [name, high] of [
      ['.et-core-modal-header', 50],
      ['.et_pb_prompt_buttons', 60],
      ['.et-core-modal-content', 100],
    ] as const)
      layOut(find(name), { height: high });
    window.dispatchEvent(new Event('resize'));
    const { style, classList } = find('.et-core-modal');
    return [style.marginTop, classList.contains('et-core-modal-disabled-scrollbar')];
  };
  test.each([
    ['in the middle', 'none', 600, '-300px', true],
    ['at the top and scrolls where it is high', 'none', 601, '0px', false],
    ['by its parts where its scrolling is fixed', 'fixed', 900, '-123.5px', true],
  ])('%s', (_, name, height, margin, isScrollbarDisabled) => {
    show(name);
    expect(resize(height)).toEqual([margin, isScrollbarDisabled]);
    modal?.close();
    expect(resize(400)).toEqual([margin, isScrollbarDisabled]);
  });
});

test('the closer of a dialog has a name if the markup has none', () => {
  show('none');
  expect(find('.et-core-modal-close').getAttribute('aria-label')).toBe('Close');
});
