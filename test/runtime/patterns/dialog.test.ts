import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  besideDialog,
  focusOnceSeen,
  isReachable,
  pressInDialog,
  stopsIn,
} from '../../../src/runtime/patterns/dialog';

const html = `<p id="before"></p><script type="text/plain"></script><div id="layer"><div id="dialog" tabindex="-1"><a id="first" href="#"></a><p id="text" tabindex="-1"></p>
  <button id="off" disabled></button><span id="last" tabindex="0"></span></div></div><p id="after" inert=""></p><button id="outside"></button>`;
const byId = (id: string) => document.querySelector<HTMLElement>(`#${id}`) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = html;
  return () => vi.useRealTimers();
});

describe('Tab in a dialog', () => {
  test.each([
    ['first', false, null],
    ['text', false, null],
    ['last', false, 'first'],
    ['dialog', false, null],
    ['outside', false, 'first'],
    ['first', true, 'last'],
    ['text', true, null],
    ['last', true, null],
    ['dialog', true, 'last'],
    ['outside', true, 'last'],
  ])('from %s, backwards: %s, is led to %s', (from, shiftKey, expected) => {
    byId(from).focus();
    const close = vi.fn();
    const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, cancelable: true });
    pressInDialog(event, byId('dialog'), close);
    expect(event.defaultPrevented).toBe(expected !== null);
    expect(document.activeElement?.id).toBe(expected ?? from);
    expect(close).not.toHaveBeenCalled();
  });
});

test.each([
  ['Escape', 1],
  ['Enter', 0],
])('%s closes an open dialog %i times', (key, times) => {
  byId('last').focus();
  const close = vi.fn();
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  pressInDialog(event, byId('dialog'), close);
  expect(close).toHaveBeenCalledTimes(times);
  expect(event.defaultPrevented).toBe(false);
  expect(document.activeElement?.id).toBe('last');
});

test.each(['Escape', 'Tab'])(
  '%s during an IME composition is for that alone, and the dialog stays open',
  (key) => {
    byId('last').focus();
    const close = vi.fn();
    const event = new KeyboardEvent('keydown', { key, isComposing: true, cancelable: true });
    pressInDialog(event, byId('dialog'), close);
    expect(close).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
    expect(document.activeElement?.id).toBe('last');
  },
);

test('elements beside a dialog are made inert, but not those that already are', () => {
  expect(besideDialog(byId('layer')).map(({ id }) => id)).toEqual(['before', 'outside']);
});

describe('the focus moves to an element that is about to be shown', () => {
  test('and stays if a quick visitor has moved it meanwhile', () => {
    vi.useFakeTimers();
    const dialog = byId('dialog');
    vi.spyOn(dialog, 'focus').mockImplementationOnce(() => {});
    focusOnceSeen(dialog, window);
    byId('last').focus();
    vi.advanceTimersByTime(100);
    expect(document.activeElement).toBe(byId('last'));
  });

  test('with the frame that shows it', () => {
    vi.useFakeTimers();
    const dialog = byId('dialog');
    const focus = vi.spyOn(dialog, 'focus').mockImplementationOnce(() => {});
    focusOnceSeen(dialog, window);
    expect(document.activeElement).not.toBe(dialog);
    vi.advanceTimersByTime(100);
    expect(document.activeElement).toBe(dialog);
    expect(focus).toHaveBeenCalledTimes(2);
  });

  test('not once it was closed', () => {
    vi.useFakeTimers();
    const dialog = byId('dialog');
    vi.spyOn(dialog, 'focus').mockImplementationOnce(() => {});
    focusOnceSeen(dialog, window)();
    vi.advanceTimersByTime(100);
    expect(document.activeElement).not.toBe(dialog);
  });

  test('for a second at most, where the site never shows it', () => {
    vi.useFakeTimers();
    const dialog = byId('dialog');
    const focus = vi.spyOn(dialog, 'focus').mockImplementation(() => {});
    focusOnceSeen(dialog, window);
    vi.advanceTimersByTime(900);
    const attempts = focus.mock.calls.length;
    vi.advanceTimersByTime(90);
    expect(focus.mock.calls.length).toBeGreaterThan(attempts);
    vi.advanceTimersByTime(100);
    const last = focus.mock.calls.length;
    vi.advanceTimersByTime(5000);
    expect(focus).toHaveBeenCalledTimes(last);
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });
});

describe('Tab stops in a dialog', () => {
  test('at links, fields and what the page has made a stop, but at nothing disabled', () => {
    byId('dialog').insertAdjacentHTML(
      'beforeend',
      '<a id="no-link"></a><input id="input"><select id="select"></select><textarea id="area"></textarea>',
    );
    expect(stopsIn(byId('dialog')).map(({ id }) => id)).toEqual([
      'first',
      'last',
      'input',
      'select',
      'area',
    ]);
  });

  test('at nothing that is not shown', () => {
    const link = byId('first');
    expect(isReachable(link)).toBe(true);
    link.getClientRects = () => [] as unknown as DOMRectList;
    expect(isReachable(link)).toBe(false);
    expect(stopsIn(byId('dialog')).map(({ id }) => id)).toEqual(['last']);
  });

  test('nowhere leaves the focus where it is', () => {
    byId('dialog').innerHTML = '<p>text</p>';
    byId('outside').focus();
    const event = new KeyboardEvent('keydown', { key: 'Tab', cancelable: true });
    pressInDialog(event, byId('dialog'), () => {});
    expect(event.defaultPrevented).toBe(true);
    expect(document.activeElement?.id).toBe('outside');
  });
});

test('Tab is left to the page while a content blocker hides an open dialog', () => {
  byId('dialog').getClientRects = () => [] as unknown as DOMRectList;
  byId('outside').focus();
  const close = vi.fn();
  const event = new KeyboardEvent('keydown', { key: 'Tab', cancelable: true });
  pressInDialog(event, byId('dialog'), close);
  expect(event.defaultPrevented).toBe(false);
  expect(close).not.toHaveBeenCalled();
});

test('a dialog outside the document has no siblings', () => {
  expect(besideDialog(document.createElement('div'))).toEqual([]);
});
