import { describe, expect, test } from 'vitest';
import * as builder from '../../src/builder/library';

test.each([
  ['the first character', '&#1;', '\u0001'],
  ['the last character', '&#1114111;', '\u{10ffff}'],
  ['a number that is no character', '&#0;', '\u{fffd}'],
  ['a number above the last character', '&#1114112;', '\u{fffd}'],
  ['half of a character', '&#55296;', '\u{fffd}'],
  ['the other half of one', '&#57343;', '\u{fffd}'],
  ['the character before those', '&#55295;', '\ud7ff'],
  ['the character after those', '&#57344;', '\ue000'],
  ['a number out of range', '&#99999999999999999999;', '\u{fffd}'],
])('%s in a text breaks nothing', (_, text, shown) => {
  expect(builder.decodeDecimalEntities(`a${text}b`)).toBe(`a${shown}b`);
});

test.each([
  ['&amp;', '&'],
  ['&quot;', '"'],
  ['&lt;', '<'],
  ['&gt;', '>'],
])('an icon that the server prints as %s is drawn as %s', (printed, drawn) => {
  expect(builder.iconToText('%%0%%', { icons: [printed] })).toBe(drawn);
});

test('an icon with letters before its reference is drawn as stored [S3.34a]', () => {
  expect(builder.iconText('x&#65;||fa||400')).toBe('x&#65;');
});

describe('the icon of a rule [S3.34a]', () => {
  const table = [
    { unicode: '&#x41;', decoded_unicode: 'A' },
    { unicode: '&#x42;', decoded_unicode: 'B' },
  ];
  test.each([
    ['of two characters is written in small letters', 'E1||divi||400', '"\\e1"'],
    ['that is the second of the table is that one', 'B||divi||400', '"\\42"'],
    ['that the table lacks stays the one that is stored', 'C||divi||400', '"\\C"'],
    ['that is a bare letter is not looked up', 'A', '"\\A"'],
  ])('%s', (_, value, css) => {
    expect(builder.iconCss(value, table)).toBe(css);
  });
});

describe('an icon that is stored by its number', () => {
  const icons = Array.from({ length: 13 }, (_, at) => String.fromCharCode(97 + at));
  test.each([
    ['is the one of the list of icons', '%%0%%', { icons, downIcons: ['!'] }, 'a'],
    ['may have two digits', '%%12%%', { icons }, 'm'],
    ['is shown as stored where there is no list', '%%0%%', undefined, '%%0%%'],
    [
      'is shown as stored where the list of arrows lacks it',
      '%%0%%',
      { icons, useDownList: true },
      '%%0%%',
    ],
    ['is none if text precedes it', 'x%%1%%', { icons }, 'x%%1%%'],
    ['is none if text follows it', '%%1%%x', { icons }, '%%1%%x'],
  ])('%s', (_, value, lists, text) => {
    expect(builder.iconToText(value, lists)).toBe(text);
  });
});

describe('the font of an icon [S3.34b, S3.34c]', () => {
  test('has no switches where there is no icon with a font', () => {
    const attrs = { hover_icon: '%%5%%', hover_icon_last_edited: 'on|tablet' };
    expect(builder.iconStyleData(attrs).attrs).toStrictEqual(attrs);
  });

  test('has the switches of the icon, and none that it lacks', () => {
    const attrs = { hover_icon: '&#xf101;||fa||900', hover_icon__hover_enabled: 'on|hover' };
    expect(builder.iconStyleData(attrs).attrs).toStrictEqual({
      hover_icon: '"\\f101"',
      hover_icon_font_family: 'FontAwesome',
      hover_icon_font_weight: '900',
      hover_icon__hover_enabled: 'on|hover',
      hover_icon_font_family__hover_enabled: 'on|hover',
      hover_icon_font_weight__hover_enabled: 'on|hover',
    });
  });
});
