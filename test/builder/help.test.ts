import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openHelp } from '../../src/builder/dialogs/open-help';
import { keyboardList, shortcutOf } from '../../src/builder/library';

let close = () => {};
const open = (options: Parameters<typeof openHelp>[1] = {}) => {
  act(() => {
    close = openHelp(document, options);
  });
  return close;
};
const dialogs = () => [...document.querySelectorAll('dialog')];
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const texts = (selector: string, within: ParentNode = document) =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent);

afterEach(() => {
  act(() => close());
  document.body.innerHTML = '';
});

describe('the list of shortcuts', () => {
  test('is one dialog with a name, however often it is opened', () => {
    expect(open()).toBe(open());
    const [dialog, ...others] = dialogs();
    expect(others).toEqual([]);
    expect(dialog?.open).toBe(true);
    expect(
      document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent,
    ).toBe('Keyboard shortcuts');
    expect(texts('h3')).toEqual(['Page', 'View', 'Layout', 'Modules']);
    expect(document.querySelector('input')).toBe(null);
  });

  test.each([
    ['its button', () => find('dialog button').click()],
    ['the browser', () => find('dialog').dispatchEvent(new Event('close'))],
    ['the editor', () => close()],
  ])('is closed by %s once, and can be opened again', (_, interact) => {
    const onClose = vi.fn();
    const sheets = document.adoptedStyleSheets.length;
    open({ onClose });
    expect(document.adoptedStyleSheets.length).toBe(sheets + 1);
    act(interact);
    act(() => close());
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(document.body.innerHTML).toBe('');
    expect(document.adoptedStyleSheets.length).toBe(sheets);
    open();
    expect(dialogs()).toHaveLength(1);
  });

  test('is in the words of the site', () => {
    open({
      title: 'Tasten',
      close: 'Zu',
      singleKeys: 'Einzeln',
      groups: { Seite: [{ keys: ['Strg', 'S'], does: 'Sichern' }] },
      onSingleKeys: () => {},
    });
    expect(texts('h2,h3,kbd,dd,label')).toEqual([
      'Tasten',
      'Seite',
      'Strg',
      'S',
      'Sichern',
      ' Einzeln',
    ]);
    expect(find('dialog button').getAttribute('aria-label')).toBe('Zu');
  });

  test.each([true, false])('offers to switch keys without Ctrl: %s at first', (isOn) => {
    const onSingleKeys = vi.fn();
    open({ hasSingleKeys: isOn, onSingleKeys });
    const box = find('dialog input') as HTMLInputElement;
    expect(box.checked).toBe(isOn);
    expect(texts('label')).toEqual([' Keys without Ctrl count']);
    act(() => box.click());
    expect(onSingleKeys.mock.calls).toEqual([[!isOn]]);
  });
});

test('the keys that are held for a layout are listed, with what they do', () => {
  open();
  const layout = [...document.querySelectorAll('section')].find(
    (section) => section.querySelector('h3')?.textContent === 'Layout',
  );
  const lines = [...(layout?.querySelectorAll('dt') ?? [])].map((line) => [
    texts('kbd', line).join(' + '),
    line.nextElementSibling?.textContent,
  ]);
  const digits = '1 2 3 4 5 6 7 8 9 0 −';
  expect(lines).toEqual([
    ['S + 1 2 3', 'Add a section: regular, specialty, full width'],
    [`R + ${digits}`, 'Add a row with these columns'],
    [`C + ${digits}`, 'Give the row these columns'],
    ['R + F', 'Row over the full width'],
    ['G + 1 2 3 4', 'Gap between columns'],
    ['R, S, M + ← ↑ → ↓', 'Padding of row, section, module'],
  ]);
});

/** Each line of the help, and the command that its keys request. */
test.each([
  ['Ctrl+S', 'Save', 'save'],
  ['Ctrl+Shift+S', 'Save as draft', 'saveDraft'],
  ['Ctrl+Z', 'Undo', 'undo'],
  ['Ctrl+Y', 'Redo', 'redo'],
  ['Ctrl+E', 'Leave the builder', 'exit'],
  ['Ctrl+Shift+E', 'Leave to the back end', 'exitToBackEnd'],
  ['O', 'Page settings', 'pageSettings'],
  ['H', 'History', 'history'],
  ['P', 'Portability', 'portability'],
  ['T', 'Settings bar', 'settingsBar'],
  ['?', 'This list', 'help'],
  ['Ctrl+−', 'Previous preview mode', 'previousMode'],
  ['Ctrl++', 'Next preview mode', 'nextMode'],
  ['Shift+W', 'Wireframe', 'wireframe'],
  ['Ctrl+L', 'Layers', 'layers'],
  ['Ctrl+Shift+C', 'Click mode', 'clickMode'],
  ['Ctrl+Shift+G', 'Grid mode', 'gridMode'],
  ['Ctrl+Shift+H', 'Hover mode', 'hoverMode'],
  ['R+F', 'Row over the full width', 'fullWidthRow'],
  ['Enter', 'Open the settings', 'openSettings'],
  ['Ctrl+C', 'Copy', 'copy'],
  ['Ctrl+X', 'Cut', 'cut'],
  ['Ctrl+V', 'Paste', 'paste'],
  ['Ctrl+Alt+C', 'Copy styles', 'copyStyles'],
  ['Ctrl+Alt+V', 'Paste styles', 'pasteStyles'],
  ['Ctrl+Alt+R', 'Reset styles', 'resetStyles'],
  ['Ctrl+Shift+L', 'Lock', 'lock'],
  ['Ctrl+Shift+D', 'Switch off', 'disable'],
  ['Backspace', 'Delete', 'delete'],
  ['Shift+Space', 'Quick actions', 'quickActions'],
  ['Escape', 'Let go of the selection', 'cancel'],
])('%s: %s', (keys, effect, name) => {
  open();
  const line = [...document.querySelectorAll('dt')].find(
    ({ nextElementSibling: next }) => next?.textContent === effect,
  );
  expect(line && texts('kbd', line).join('+')).toBe(keys);
  const parts = keys.replace('++', '+plus').split('+');
  const last = parts.at(-1) ?? '';
  const key =
    { Space: ' ', plus: '+', '−': '-' }[last] ?? (last.length > 1 ? last : last.toLowerCase());
  expect(
    shortcutOf({
      key,
      code: '',
      isSuper: parts.includes('Ctrl'),
      isShift: parts.includes('Shift'),
      isAlt: parts.includes('Alt'),
      isTyping: false,
      held: new Set(parts[0] === 'R' ? ['r'] : []),
    }),
  ).toEqual({ type: 'command', name });
});

test.each([
  ['sectionLayout', ['49', '50', '51']],
  ['rowLayout', ['49', '50', '51', '52', '53', '54', '55', '56', '57', '48', '189']],
  ['arrowDirections', ['38', '39', '40', '37']],
  ['unknown', false],
  ['constructor', false],
  [undefined, false],
])('the key codes of %s are as the old editor listed them', (name, codes) => {
  expect(keyboardList(name)).toEqual(codes);
});
