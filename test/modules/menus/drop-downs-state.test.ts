import { expect, test } from 'vitest';
import {
  allClosed,
  type DropDowns,
  type DropDownsAction,
  reduceDropDowns,
} from '../../../src/modules/menus/drop-downs';

type State = Partial<DropDowns<string>>;
type Action = DropDownsAction<string>;
const show = (chain: readonly string[], isHeld = false): Action => ({
  type: 'show',
  chain,
  isHeld,
});
const faded = (item: string): Action => ({ type: 'faded', item });

test.each<[string, State, Action, State]>([
  ['a chain opens', {}, show(['a', 'b']), { open: ['a', 'b'] }],
  ['a held chain is held', {}, show(['a', 'b'], true), { open: ['a', 'b'], held: ['a', 'b'] }],
  [
    'what is in both chains stays, the rest leaves',
    { open: ['a', 'b'] },
    show(['a', 'c']),
    { open: ['a', 'c'], leaving: ['b'] },
  ],
  [
    'the pointer over a held item leaves it held',
    { open: ['a', 'b'], held: ['a', 'b'] },
    show(['a']),
    { open: ['a'], held: ['a'], leaving: ['b'] },
  ],
  [
    'what leaves is no longer held',
    { open: ['a'], held: ['a'] },
    show(['b'], true),
    { open: ['b'], held: ['b'], leaving: ['a'] },
  ],
  [
    'what opens again does not leave',
    { leaving: ['a', 'b'] },
    show(['a']),
    { open: ['a'], leaving: ['b'] },
  ],
  ['nothing open closes all', { open: ['a', 'b'] }, show([]), { leaving: ['a', 'b'] }],
  [
    'each leaves once',
    { open: ['a'], leaving: ['b'] },
    show(['c']),
    { open: ['c'], leaving: ['b', 'a'] },
  ],
  [
    'a sub-menu has faded out',
    { open: ['c'], leaving: ['a', 'b'] },
    faded('a'),
    { open: ['c'], leaving: ['b'] },
  ],
  [
    'a finger is known',
    { open: ['a'] },
    { type: 'pointer', isTouch: true },
    { open: ['a'], isTouch: true },
  ],
  ['a mouse is known', { isTouch: true }, { type: 'pointer', isTouch: false }, {}],
])('%s', (_, state, action, expected) => {
  expect(reduceDropDowns({ ...allClosed, ...state }, action)).toEqual({
    ...allClosed,
    ...expected,
  });
});
