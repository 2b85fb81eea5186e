import { regularLayouts } from '../model/rows';
import type { Corner } from '../model/spacing';
import { commandOf, commandsWhileTyping, sectionLayouts, type ShortcutAction } from './shortcuts';
import { createLifetime } from '../../runtime/lifetime';

/** A pressed key, independent of its event. */
export interface Press {
  /** `key` of the event: a character, or a name such as `ArrowUp`. */
  readonly key: string;
  /** Position on the keyboard, such as `Digit1`, for other keyboard layouts. */
  readonly code: string;
  readonly isSuper: boolean;
  readonly isShift: boolean;
  readonly isAlt: boolean;
  readonly isTyping: boolean;
  /** Letters held down, in lower case. */
  readonly held: ReadonlySet<string>;
  /** Row structures that keys can select; by default those of a regular row. */
  readonly layouts?: readonly string[];
}

const sides: Readonly<Record<string, Corner>> = {
  ArrowUp: 'top',
  ArrowRight: 'right',
  ArrowDown: 'bottom',
  ArrowLeft: 'left',
};
const owners = { r: 'row', s: 'section', m: 'module' } as const;
const LAYOUT_KEYS = '1234567890-';

/** The key in lower case; by its position on keyboards with other letters. */
const keyName = ({ key, code }: Pick<Press, 'key' | 'code'>): string => {
  const place = /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1];
  const isLatin = /^[\u0021-\u007e ]$/.test(key) && !(place && /\d/.test(place));
  return (key.length > 1 || isLatin || !place ? key : place).toLowerCase();
};

const combinationOf = ({ isSuper, isShift, isAlt }: Press, key: string) =>
  [isSuper && 'super', isAlt && 'alt', isShift && 'shift', key].filter(Boolean).join('+');

const layoutAction = (press: Press, key: string): ShortcutAction | null => {
  const { held, layouts = regularLayouts } = press;
  const position = LAYOUT_KEYS.indexOf(key);
  if (position >= 0 && key.length === 1) {
    const section = held.has('s') ? sectionLayouts[position] : undefined;
    if (section) return { type: 'section', layout: section };
    if (held.has('g') && position < 4) return { type: 'gutter', width: position + 1 };
    const layout = layouts[position];
    const type = held.has('r') ? 'row' : held.has('c') ? 'columns' : null;
    if (type && layout) return { type, layout };
  }
  if (key === 'f' && held.has('r')) return { type: 'command', name: 'fullWidthRow' };
  return null;
};

const paddingAction = ({ key, held, isShift, isAlt }: Press): ShortcutAction | null => {
  const side = Object.hasOwn(sides, key) ? sides[key] : undefined;
  const owner = (['r', 's', 'm'] as const).find((letter) => held.has(letter));
  if (!side || !owner) return null;
  return { type: 'padding', of: owners[owner], side, by: (isShift ? 10 : 1) * (isAlt ? -1 : 1) };
};

/** Pure: the action of a key, or null (specification S2.23). */
export const shortcutOf = (press: Press): ShortcutAction | null => {
  const key = keyName(press);
  // Where minus or plus is on a digit key, the position would name the digit.
  const name = commandOf(combinationOf(press, key)) ?? commandOf(combinationOf(press, press.key));
  if (press.isTyping) {
    return name && commandsWhileTyping.includes(name) ? { type: 'command', name } : null;
  }
  if (!press.isSuper) {
    const action =
      paddingAction(press) ?? (press.isShift || press.isAlt ? null : layoutAction(press, key));
    if (action) return action;
  }
  return name ? { type: 'command', name } : null;
};

interface Options {
  /** Performs an action; false leaves the key to the browser. */
  readonly run: (action: ShortcutAction) => boolean | void;
  /** Row structures that keys can select at the moment. */
  readonly layouts?: () => readonly string[];
  /** Whether keys without Ctrl or Meta are enabled; they can get in the way. */
  readonly isOn?: () => boolean;
}

const ALLOWED = '[data-shortcuts-allowed]';
const TEXT = 'input,textarea,select,[contenteditable]:not([contenteditable="false"])';
const NO_TEXT = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

const isTyping = (target: EventTarget | null): boolean => {
  const element = target && 'closest' in target ? (target as Element) : null;
  const field = element?.closest(TEXT);
  if (!field || field.closest(ALLOWED)) return false;
  return !(field.localName === 'input' && NO_TEXT.test((field as HTMLInputElement).type));
};

/** Controls that handle Enter and Space themselves. */
const isControl = (target: EventTarget | null): boolean =>
  target !== null &&
  'closest' in target &&
  (target as Element).closest('a[href],button,summary,[role=button],dialog,[role=dialog]') !== null;

/**
 * Listens for the editor's shortcuts in several windows, its own and the frame's. While somebody
 * types, only shortcuts for saving are handled. Returns the undo.
 */
export const listenForShortcuts = (
  windows: readonly Window[],
  { run, layouts, isOn = () => true }: Options,
): (() => void) => {
  const held = new Set<string>();
  const { signal, end } = createLifetime();
  const down = (event: KeyboardEvent) => {
    const { key, code, target } = event;
    if (event.isComposing || event.defaultPrevented) return;
    const press = {
      key,
      code,
      isSuper: event.ctrlKey || event.metaKey,
      isShift: event.shiftKey,
      isAlt: event.altKey,
      isTyping: isTyping(target),
      held,
      ...(layouts ? { layouts: layouts() } : {}),
    };
    const isOwn = isControl(target) && /^(Enter| |Escape|Backspace)$/.test(key);
    const action = isOwn || (!press.isSuper && !isOn()) ? null : shortcutOf(press);
    if (/^[a-z]$/.test(keyName(event)) && !press.isTyping && !press.isSuper)
      held.add(keyName(event));
    if (!action || (event.repeat && action.type !== 'padding')) return;
    if (run(action) !== false) event.preventDefault();
  };
  const up = (event: KeyboardEvent) => {
    held.delete(keyName(event));
    // While Meta is down, macOS sends no `keyup` for letters.
    if (event.key === 'Meta') held.clear();
  };
  for (const win of windows) {
    win.addEventListener('keydown', down, { signal });
    win.addEventListener('keyup', up, { signal });
    win.addEventListener('blur', () => held.clear(), { signal });
  }
  return end;
};
