import { expect, test } from 'vitest';
import {
  type ChooserAction,
  type ChooserState,
  initialChooser,
  isReady,
  reduceChooser,
} from '../../src/shop/variations/chooser-state';
import { readVariation, type Variation } from '../../src/shop/variations/variation';

const read = (id: number, colour: string, more: Record<string, unknown> = {}): Variation => {
  const variation = readVariation({
    variation_id: id,
    attributes: { colour },
    is_purchasable: true,
    is_in_stock: true,
    ...more,
  });
  if (!variation) throw new Error('no variation');
  return variation;
};
const red = read(1, 'red');
const blue = read(2, 'blue', { is_in_stock: false });

const chosen = { colour: 'red' };
const fresh = initialChooser([red, blue]);
const ready: ChooserState = { ...fresh, isStarting: false, id: '' };
const requesting: ChooserState = {
  ...ready,
  variations: null,
  choice: chosen,
  search: 'requesting',
};
const showing: ChooserState = {
  ...ready,
  choice: chosen,
  search: 'found',
  found: red,
  pictured: red,
  id: '1',
  version: 3,
};
const open: ChooserState = { ...showing, button: 'ready' };
const announced: ChooserState = {
  ...open,
  message: { refusal: 'needed' },
  isResetAnnounced: true,
};

test.each<[string, ChooserState, ChooserAction, Partial<ChooserState>]>([
  ['the start is over', fresh, { type: 'started' }, { isStarting: false }],
  [
    'a choice that fits is shown',
    ready,
    { type: 'choose', choice: chosen },
    { choice: chosen, search: 'found', found: red, pictured: red, id: '1', version: 1 },
  ],
  [
    'the button stays as it is until the new variation is revealed',
    open,
    { type: 'choose', choice: { colour: 'blue' } },
    { choice: { colour: 'blue' }, found: blue, pictured: blue, id: '2', version: 4 },
  ],
  [
    'a choice that fits nothing',
    ready,
    { type: 'choose', choice: { colour: 'green' } },
    { choice: { colour: 'green' }, search: 'none' },
  ],
  [
    'a choice that is not complete',
    open,
    { type: 'choose', choice: { colour: '' } },
    { choice: { colour: '' }, search: 'incomplete' },
  ],
  [
    'with too many variations the server is requested',
    { ...ready, variations: null },
    { type: 'choose', choice: chosen },
    { choice: chosen, search: 'requesting' },
  ],
  [
    'an incomplete choice sends no request',
    { ...requesting, search: 'none' },
    { type: 'choose', choice: { colour: '' } },
    { choice: { colour: '' }, search: 'incomplete' },
  ],
  [
    'the server knows the variation',
    requesting,
    { type: 'respond', variation: red },
    { search: 'found', found: red, pictured: red, id: '1', version: 1 },
  ],
  ['the server knows none', requesting, { type: 'respond', variation: null }, { search: 'none' }],
  ['the server does not respond', requesting, { type: 'fail' }, { search: 'failed' }],
  [
    'another script shows a variation',
    ready,
    { type: 'find', variation: blue },
    { found: blue, pictured: blue, id: '2', version: 1 },
  ],
  ['the same variation is shown again', open, { type: 'find', variation: red }, { version: 4 }],
  ['a variation is revealed', showing, { type: 'reveal', version: 3 }, { button: 'ready' }],
  [
    'one that is sold out is revealed',
    { ...showing, found: blue },
    { type: 'reveal', version: 3 },
    { button: 'unavailable' },
  ],
  ['one that was replaced is not revealed', showing, { type: 'reveal', version: 2 }, {}],
  ['what was undone is not revealed', ready, { type: 'reveal', version: 0 }, {}],
  [
    'all is undone',
    open,
    { type: 'reset' },
    { found: null, pictured: null, id: '', button: 'needed', version: 4 },
  ],
  ['only the image is undone', open, { type: 'resetImage' }, { pictured: null }],
  [
    'a changed list clears number, message and announcement',
    announced,
    { type: 'change' },
    { id: '', message: null, isResetAnnounced: false },
  ],
  [
    'messages are undone',
    announced,
    { type: 'forget' },
    { message: null, isResetAnnounced: false },
  ],
  [
    'a message replaces the announcement',
    { ...ready, isResetAnnounced: true },
    { type: 'refuse', refusal: 'none' },
    { message: { refusal: 'none' }, isResetAnnounced: false },
  ],
  [
    'defaults that fit nothing are not complained about',
    fresh,
    { type: 'refuse', refusal: 'none' },
    {},
  ],
  [
    'a failure is reported at the start too',
    fresh,
    { type: 'refuse', refusal: 'failed' },
    { message: { refusal: 'failed' } },
  ],
  ['the reset is announced', ready, { type: 'announceReset' }, { isResetAnnounced: true }],
  ['other variations are read', ready, { type: 'read', variations: null }, { variations: null }],
])('%s', (_, state, action, expected) => {
  expect(reduceChooser(state, action)).toEqual({ ...state, ...expected });
});

test('the same message is a new one each time', () => {
  const { message } = reduceChooser(announced, { type: 'refuse', refusal: 'needed' });
  expect(message).toEqual(announced.message);
  expect(message).not.toBe(announced.message);
});

test.each([
  [{}, true],
  [{ is_purchasable: false }, false],
  [{ is_in_stock: false }, false],
  [{ variation_is_visible: false }, false],
])('whether a variation with %j can be bought: %j', (more, expected) => {
  expect(isReady(read(1, 'red', more))).toBe(expected);
});
