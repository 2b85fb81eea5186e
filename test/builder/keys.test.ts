import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  listenForShortcuts,
  type Press,
  type ShortcutAction,
  shortcutOf,
} from '../../src/builder/library';

const press = (key: string, more: Partial<Omit<Press, 'held'>> & { held?: string } = {}): Press => {
  const { held = '', ...rest } = more;
  return {
    key,
    code: '',
    isSuper: false,
    isShift: false,
    isAlt: false,
    isTyping: false,
    ...rest,
    held: new Set(held),
  };
};
const command = (name: string) => ({ type: 'command', name });
const ctrl = { isSuper: true };

describe('a key triggers [S2.23a, S2.23b, S2.23c]', () => {
  test.each([
    [press('1', { held: 's' }), { type: 'section', layout: 'et_fb_regular' }],
    [press('3', { held: 's' }), { type: 'section', layout: 'et_fb_fullwidth' }],
    [press('2', { held: 's' }), { type: 'section', layout: 'et_fb_specialty' }],
    [press('4', { held: 's' }), null],
    [press('4', { held: 'sr' }), { type: 'row', layout: '1_4,1_4,1_4,1_4' }],
    [press('10', { held: 's' }), null],
    [press('1', { held: 's', isShift: true }), null],
    [press('1', { held: 's', isAlt: true }), null],
    [press('1', { held: 's', isSuper: true }), null],
    [press('1', { held: 'r' }), { type: 'row', layout: '4_4' }],
    [press('0', { held: 'r' }), { type: 'row', layout: '2_3,1_3' }],
    [press('-', { held: 'r' }), { type: 'row', layout: '1_4,3_4' }],
    [press('5', { held: 'c' }), { type: 'columns', layout: '1_5,1_5,1_5,1_5,1_5' }],
    [press('4', { held: 'r', layouts: ['4_4', '1_2,1_2', '1_3,1_3,1_3'] }), null],
    [press('1'), null],
    // A keyboard layout whose digits need Shift.
    [press('&', { code: 'Digit1', held: 'r' }), { type: 'row', layout: '4_4' }],
    // A layout with minus or plus on the digit keys, such as French and Czech.
    [press('-', { ...ctrl, code: 'Digit6' }), command('previousMode')],
    [press('+', { ...ctrl, code: 'Digit1' }), command('nextMode')],
    [press('3', { held: 'g' }), { type: 'gutter', width: 3 }],
    [press('4', { held: 'g' }), { type: 'gutter', width: 4 }],
    [press('5', { held: 'g' }), null],
    [press('f', { held: 'r' }), command('fullWidthRow')],
    [press('f'), null],
    [press('ArrowUp', { held: 'r' }), { type: 'padding', of: 'row', side: 'top', by: 1 }],
    [
      press('ArrowRight', { held: 's', isShift: true }),
      { type: 'padding', of: 'section', side: 'right', by: 10 },
    ],
    [
      press('ArrowDown', { held: 'm', isAlt: true }),
      { type: 'padding', of: 'module', side: 'bottom', by: -1 },
    ],
    [
      press('ArrowLeft', { held: 'm', isAlt: true, isShift: true }),
      { type: 'padding', of: 'module', side: 'left', by: -10 },
    ],
    [press('ArrowLeft'), null],
    [press('z', ctrl), command('undo')],
    [press('Z', { ...ctrl, isShift: true }), command('redo')],
    [press('y', ctrl), command('redo')],
    [press('-', ctrl), command('previousMode')],
    [press('+', { ...ctrl, isShift: true }), command('nextMode')],
    [press('+', ctrl), command('nextMode')],
    [press('=', ctrl), command('nextMode')],
    [press('?'), command('help')],
    [press('W', { isShift: true }), command('wireframe')],
    [press('?', { isShift: true }), command('help')],
    [press('c', { ...ctrl, isAlt: true }), command('copyStyles')],
    [press('s', { ...ctrl, isTyping: true }), command('save')],
    [press('z', { ...ctrl, isTyping: true }), null],
    [press('S', { ...ctrl, isShift: true, isTyping: true }), command('saveDraft')],
    [press('e', { ...ctrl, isTyping: true }), command('exit')],
    [press('E', { ...ctrl, isShift: true, isTyping: true }), null],
    [press('t', { isTyping: true }), null],
    [press('ArrowUp', { held: 'r', isTyping: true }), null],
    [press('ArrowUp', { ...ctrl, held: 'r' }), null],
    [press('Enter', { held: 'r' }), command('openSettings')],
    // Letters of other alphabets, by the physical position of the key.
    [press('я', { ...ctrl, code: 'KeyZ' }), command('undo')],
    [press('ы', { ...ctrl, code: 'KeyS' }), command('save')],
    // A Latin letter is itself, whatever its key’s position.
    [press('z', { ...ctrl, code: 'KeyY' }), command('undo')],
    [press('y', { ...ctrl, code: 'KeyZ' }), command('redo')],
    [press('é', { code: 'Digit2', held: 'r' }), { type: 'row', layout: '1_2,1_2' }],
    [press('3', { code: 'Numpad3', held: 'r' }), { type: 'row', layout: '1_3,1_3,1_3' }],
    [press('я', { ...ctrl, code: 'Backquote' }), null],
    [press('__proto__'), null],
  ] as const)('%j', (pressed, expected) => {
    expect(shortcutOf(pressed)).toEqual(expected);
  });
});

test('keys count while they are down, and never in what is typed', () => {
  document.body.innerHTML =
    '<input id="a"><input id="b" type="checkbox"><p contenteditable="true" id="c"></p><textarea id="d" data-shortcuts-allowed></textarea><button id="e"></button>';
  const run = vi.fn<(action: ShortcutAction) => boolean>(() => true);
  const stop = listenForShortcuts([window], { run });
  const send = (
    type: string,
    key: string,
    target: Element = document.body,
    init: KeyboardEventInit = {},
  ) => {
    const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...init });
    target.dispatchEvent(event);
    return event;
  };
  const at = (id: string) => document.getElementById(id) ?? document.body;

  send('keydown', 'r');
  expect(send('keydown', '2').defaultPrevented).toBe(true);
  expect(run).toHaveBeenLastCalledWith({ type: 'row', layout: '1_2,1_2' });
  send('keyup', 'r');
  send('keydown', '2');
  expect(run).toHaveBeenCalledTimes(1);

  for (const id of ['a', 'c']) send('keydown', 't', at(id));
  expect(run).toHaveBeenCalledTimes(1);
  for (const id of ['b', 'd']) send('keydown', 't', at(id));
  expect(run).toHaveBeenCalledTimes(3);
  // Enter and Space on a control belong to the control.
  send('keydown', 'Enter', at('e'));
  expect(run).toHaveBeenCalledTimes(3);
  send('keydown', 'Enter');
  expect(run).toHaveBeenCalledTimes(4);

  // Key repeat changes only paddings.
  send('keydown', 't', document.body, { repeat: true });
  expect(run).toHaveBeenCalledTimes(4);
  send('keydown', 'm');
  send('keydown', 'ArrowUp', document.body, { repeat: true });
  expect(run).toHaveBeenCalledTimes(5);
  // A window that loses the focus receives no `keyup`.
  window.dispatchEvent(new Event('blur'));
  send('keydown', 'ArrowUp');
  expect(run).toHaveBeenCalledTimes(5);

  stop();
  send('keydown', 't');
  expect(run).toHaveBeenCalledTimes(5);
});

test('keys without Ctrl can be disabled, and an unhandled key is left to the browser', () => {
  const run = vi.fn<(action: ShortcutAction) => boolean>(() => false);
  const stop = listenForShortcuts([window], { run, isOn: () => false });
  const send = (key: string, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
    document.body.dispatchEvent(event);
    return event;
  };
  send('t');
  expect(run).not.toHaveBeenCalled();
  expect(send('s', { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(run).toHaveBeenCalledTimes(1);
  stop();
});

describe('a key of the editor', () => {
  let stop = () => {};
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });
  const open = (options: Partial<Parameters<typeof listenForShortcuts>[1]> = {}) => {
    const run = vi.fn<(action: ShortcutAction) => boolean | void>();
    stop = listenForShortcuts([window], { run, ...options });
    return {
      run,
      send(type: string, key: string, init: KeyboardEventInit = {}, target = document.body) {
        const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...init });
        target.dispatchEvent(event);
        return event;
      },
      insert(html: string) {
        document.body.innerHTML = html;
        return document.body.querySelector('#target') as HTMLElement;
      },
    };
  };

  test('triggers the layouts that the row has at that moment', () => {
    let layouts = ['4_4', '1_2,1_2'];
    const { run, send } = open({ layouts: () => layouts });
    send('keydown', 'r');
    send('keydown', '2');
    expect(run).toHaveBeenLastCalledWith({ type: 'row', layout: '1_2,1_2' });
    layouts = ['4_4'];
    send('keydown', '2');
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('that is handled without a return value is prevented', () => {
    const { run, send } = open();
    expect(send('keydown', 't').defaultPrevented).toBe(true);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['is part of a letter that is being composed', { isComposing: true }],
    ['is unknown', { key: 'F9' }],
  ])('that %s triggers nothing', (_, init) => {
    const { run, send } = open();
    send('keydown', 't', init);
    expect(run).not.toHaveBeenCalled();
  });

  test('that another script has handled triggers nothing', () => {
    const { run, send, insert } = open();
    const target = insert('<p id="target"></p>');
    target.addEventListener('keydown', (event) => event.preventDefault());
    send('keydown', 't', {}, target);
    expect(run).not.toHaveBeenCalled();
  });

  test.each(['ctrlKey', 'metaKey'])('with %s saves, and is not held for what follows', (name) => {
    const { run, send } = open();
    send('keydown', 's', { [name]: true });
    expect(run).toHaveBeenLastCalledWith({ type: 'command', name: 'save' });
    send('keydown', '1');
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('that is down while Meta is released is no longer held: no event reports its release', () => {
    const { run, send } = open();
    send('keydown', 'r');
    send('keyup', 'Meta');
    send('keydown', '2');
    expect(run).not.toHaveBeenCalled();
  });

  test('stays held while another one is released', () => {
    const { run, send } = open();
    send('keydown', 'r');
    send('keyup', 'x');
    send('keydown', '2');
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('that was typed as a letter of a text is not held', () => {
    const { run, send, insert } = open();
    const target = insert('<input id="target">');
    send('keydown', 'r', {}, target);
    send('keydown', '2');
    expect(run).not.toHaveBeenCalled();
  });

  test.each([
    ['<a href="/x" id="target">x</a>', 'Enter', 0],
    ['<details><summary id="target">x</summary></details>', 'Enter', 0],
    ['<p role="button" id="target">x</p>', 'Enter', 0],
    ['<button><b id="target">x</b></button>', 'Enter', 0],
    ['<div role="dialog"><p id="target">x</p></div>', 'Enter', 0],
    ['<a id="target">x</a>', 'Enter', 1],
    ['<a href="/x" id="target">x</a>', 't', 1],
  ])('on %s, %s, is the editor’s %i times', (html, key, times) => {
    const { run, send, insert } = open();
    send('keydown', key, {}, insert(html));
    expect(run).toHaveBeenCalledTimes(times);
  });
});
