import type { Corner } from '../model/spacing';

/** An action of the editor that a key triggers. */
export type ShortcutAction =
  | { readonly type: 'command'; readonly name: Command }
  | { readonly type: 'section'; readonly layout: SectionLayout }
  /** Columns such as `1_2,1_2`, for a new row or the selected one. */
  | { readonly type: 'row' | 'columns'; readonly layout: string }
  /** Pixels to add to the padding of one side. */
  | {
      readonly type: 'padding';
      readonly of: 'row' | 'section' | 'module';
      readonly side: Corner;
      readonly by: number;
    }
  | { readonly type: 'gutter'; readonly width: number };

export const sectionLayouts = ['et_fb_regular', 'et_fb_specialty', 'et_fb_fullwidth'] as const;
type SectionLayout = (typeof sectionLayouts)[number];

/** Key combinations of the editor; `super` is Ctrl or Meta (builder.md §7). */
const commands = {
  'super+z': 'undo',
  'super+y': 'redo',
  'super+shift+z': 'redo',
  'super+s': 'save',
  'super+shift+s': 'saveDraft',
  'super+e': 'exit',
  'super+shift+e': 'exitToBackEnd',
  'super+l': 'layers',
  'super+-': 'previousMode',
  'super++': 'nextMode',
  'super+=': 'nextMode',
  'super+shift++': 'nextMode',
  'shift+w': 'wireframe',
  'super+shift+c': 'clickMode',
  'super+shift+g': 'gridMode',
  'super+shift+h': 'hoverMode',
  t: 'settingsBar',
  o: 'pageSettings',
  h: 'history',
  p: 'portability',
  '?': 'help',
  'shift+?': 'help',
  'super+c': 'copy',
  'super+x': 'cut',
  'super+v': 'paste',
  'super+alt+c': 'copyStyles',
  'super+alt+v': 'pasteStyles',
  'super+alt+r': 'resetStyles',
  'super+shift+l': 'lock',
  'super+shift+d': 'disable',
  'shift+ ': 'quickActions',
  escape: 'cancel',
  enter: 'openSettings',
  backspace: 'delete',
} as const;

export type Command = (typeof commands)[keyof typeof commands] | 'fullWidthRow';

/** Available while somebody types, when all other keys belong to the text. */
export const commandsWhileTyping: readonly Command[] = ['save', 'saveDraft', 'exit'];

export const commandOf = (combination: string): Command | null =>
  Object.hasOwn(commands, combination) ? commands[combination as keyof typeof commands] : null;

/** One line of the help: keys to press together or one after another, and their effect. */
export interface ShortcutHelp {
  readonly keys: readonly string[];
  readonly does: string;
}

const layoutKeys = '1 2 3 4 5 6 7 8 9 0 −';

/** Shortcuts in groups, as the help lists them; in English. */
export const shortcutHelp: Readonly<Record<string, readonly ShortcutHelp[]>> = {
  Page: [
    { keys: ['Ctrl', 'S'], does: 'Save' },
    { keys: ['Ctrl', 'Shift', 'S'], does: 'Save as draft' },
    { keys: ['Ctrl', 'Z'], does: 'Undo' },
    { keys: ['Ctrl', 'Y'], does: 'Redo' },
    { keys: ['Ctrl', 'E'], does: 'Leave the builder' },
    { keys: ['Ctrl', 'Shift', 'E'], does: 'Leave to the back end' },
    { keys: ['O'], does: 'Page settings' },
    { keys: ['H'], does: 'History' },
    { keys: ['P'], does: 'Portability' },
    { keys: ['T'], does: 'Settings bar' },
    { keys: ['?'], does: 'This list' },
  ],
  View: [
    { keys: ['Ctrl', '−'], does: 'Previous preview mode' },
    { keys: ['Ctrl', '+'], does: 'Next preview mode' },
    { keys: ['Shift', 'W'], does: 'Wireframe' },
    { keys: ['Ctrl', 'L'], does: 'Layers' },
    { keys: ['Ctrl', 'Shift', 'C'], does: 'Click mode' },
    { keys: ['Ctrl', 'Shift', 'G'], does: 'Grid mode' },
    { keys: ['Ctrl', 'Shift', 'H'], does: 'Hover mode' },
  ],
  Layout: [
    { keys: ['S', '1 2 3'], does: 'Add a section: regular, specialty, full width' },
    { keys: ['R', layoutKeys], does: 'Add a row with these columns' },
    { keys: ['C', layoutKeys], does: 'Give the row these columns' },
    { keys: ['R', 'F'], does: 'Row over the full width' },
    { keys: ['G', '1 2 3 4'], does: 'Gap between columns' },
    { keys: ['R, S, M', '← ↑ → ↓'], does: 'Padding of row, section, module' },
  ],
  Modules: [
    { keys: ['Enter'], does: 'Open the settings' },
    { keys: ['Ctrl', 'C'], does: 'Copy' },
    { keys: ['Ctrl', 'X'], does: 'Cut' },
    { keys: ['Ctrl', 'V'], does: 'Paste' },
    { keys: ['Ctrl', 'Alt', 'C'], does: 'Copy styles' },
    { keys: ['Ctrl', 'Alt', 'V'], does: 'Paste styles' },
    { keys: ['Ctrl', 'Alt', 'R'], does: 'Reset styles' },
    { keys: ['Ctrl', 'Shift', 'L'], does: 'Lock' },
    { keys: ['Ctrl', 'Shift', 'D'], does: 'Switch off' },
    { keys: ['Backspace'], does: 'Delete' },
    { keys: ['Shift', 'Space'], does: 'Quick actions' },
    { keys: ['Escape'], does: 'Let go of the selection' },
  ],
};

/** Key codes as in the old editor: digits from 49, 0, minus, arrows clockwise from the top. */
const lists: Readonly<Record<string, readonly string[]>> = {
  sectionLayout: ['49', '50', '51'],
  rowLayout: ['49', '50', '51', '52', '53', '54', '55', '56', '57', '48', '189'],
  arrowDirections: ['38', '39', '40', '37'],
};

/** Key codes of a list, as texts; false for an unknown list (specification S2.23). */
export const keyboardList = (name: string = ''): readonly string[] | false =>
  (Object.hasOwn(lists, name) && lists[name]) || false;
