import { describe, expect, test } from 'vitest';
import * as builder from '../../src/builder/library';

test('what is no device has no narrower one [S9.33b]', () => {
  expect(builder.deviceAfter('watch')).toBeUndefined();
  expect(builder.deviceAfter('')).toBeUndefined();
  expect(builder.deviceAfter('tablet')).toBe('phone');
});

test('values count by device only where their switch begins with on [S3.29c]', () => {
  expect(builder.responsiveStatus('button|desktop')).toBe(false);
  expect(builder.responsiveStatus('on_hover|desktop')).toBe(true);
});

describe('a field with the name of a device within its own', () => {
  const attrs = { menu_phone_text: 'Call', menu_phone_text_tablet: 'Tap' };

  test('is not mistaken for the variant of another', () => {
    expect(builder.fieldBaseName('menu_phone_text')).toBe('menu_phone_text');
    expect(builder.fieldBaseName('menu_phone_text_tablet')).toBe('menu_phone_text');
  });

  test('has nothing from wider devices on desktop', () => {
    expect(builder.inherited(attrs, 'menu_phone_text', 'none')).toBe('none');
    expect(builder.inherited(attrs, 'menu_phone_text_phone', 'none')).toBe('Tap');
  });

  test.each([
    ['icon__hover_color', builder.hoverBase],
    ['icon__sticky_color', builder.stickyBase],
  ])('%s keeps its name', (name, base) => {
    expect(base(name)).toBe(name);
  });
});

test.each([
  ['width__sticky__sticky', 'width'],
  ['width__sticky_enabled__sticky', 'width'],
])('a field that was named while stuck twice, %s, is still %s [S3.33e, S3.33f]', (name, base) => {
  expect(builder.stickyBase(name)).toBe(base);
  expect(builder.stickyField(name)).toBe(`${base}__sticky`);
});

describe('where nothing is set', () => {
  test.each([
    ['a value', builder.value({}, 'width')],
    ['what is inherited', builder.inherited({}, 'width_phone')],
    ['any value', builder.anyValue({}, 'width_phone', { inherits: true })],
    ['any defined value', builder.anyDefinedValue({}, 'width', { inherits: true })],
  ])('%s is an empty text', (_, found) => {
    expect(found).toBe('');
  });
});

test('a device that repeats the wider one has no value of its own', () => {
  const attrs = { width: '10px', width_tablet: '10px', width_phone: '5px' };
  expect(builder.anyValue(attrs, 'width_tablet')).toBe('');
  expect(builder.anyValue(attrs, 'width_phone')).toBe('5px');
});

test('a setting that a broken import left as null holds no value', () => {
  expect(builder.isOrHas(null, 'on')).toBe(false);
  expect(builder.isOrHas(undefined, 'on')).toBe(false);
});

test('every rule ends, so that the next one counts', () => {
  const rules = builder.responsiveCss(
    { desktop: '10px', phone: '5px' },
    { selector: '.a', property: 'width' },
  );
  expect(rules && rules.map(({ declaration }) => declaration)).toEqual([
    'width:10px;',
    'width:5px;',
  ]);
});

test.each(['vertical_motion', 'horizontal_motion', 'fade', 'scaling', 'rotating', 'blur'])(
  'a module that %s moves on scrolling is not sticky as well',
  (effect) => {
    const attrs = { sticky_position: 'top' };
    const field = `scroll_${effect}_enable`;
    expect(builder.isStickyModule({ ...attrs, [field]: 'on' })).toBe(false);
    expect(builder.isStickyModule({ ...attrs, [field]: 'off' })).toBe(true);
  },
);

test('selectors are separated unless set otherwise', () => {
  expect(builder.affixSelectors('.a, .b', '.p', { as: 'prefix' })).toBe('.p .a, .p .b');
});
