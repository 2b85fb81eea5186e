import type { ShortcutAction } from './shortcuts';
import { keyName, shortcutOf } from './shortcut-of';
import { createLifetime } from '../../runtime/lifetime';

interface Options {
  /** Does what a key asks for; false leaves the key to the browser. */
  readonly run: (action: ShortcutAction) => boolean | void;
  /** The structures that the keys choose from at the moment. */
  readonly layouts?: () => readonly string[];
  /** Whether keys without Ctrl or Meta count at the moment; they can be in a visitor's way. */
  readonly isOn?: () => boolean;
}

const ALLOWED = '[data-shortcuts-allowed]';
const TEXT = 'input,textarea,select,[contenteditable]:not([contenteditable="false"])';
const NO_TEXT = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

const isTyping = (target: EventTarget | null): boolean => {
  const element = target instanceof Object && 'closest' in target ? (target as Element) : null;
  const field = element?.closest(TEXT);
  if (!field || field.closest(ALLOWED)) return false;
  return !(field.localName === 'input' && NO_TEXT.test((field as HTMLInputElement).type));
};

/** Where Enter and Space are the control's own. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Object &&
  'closest' in target &&
  (target as Element).closest('a[href],button,summary,[role=button],dialog,[role=dialog]') !== null;

/**
 * Hears the shortcuts of the editor in some windows, its own and the frame's. Nothing is heard while
 * somebody types, but for what saves. Returns the undo.
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
    // While Meta is down macOS tells no letter that goes up.
    if (event.key === 'Meta') held.clear();
  };
  for (const win of windows) {
    win.addEventListener('keydown', down, { signal });
    win.addEventListener('keyup', up, { signal });
    win.addEventListener('blur', () => held.clear(), { signal });
  }
  return end;
};
