import { describe, expect, test } from 'vitest';
import * as builder from '../../src/builder/library';

describe('a length', () => {
  test('that is more than a number is left as it was typed', () => {
    expect(builder.rangeValue('10px 20')).toBe('10px 20');
    expect(builder.rangeValue('1e3')).toBe('1e3');
  });

  test.each([
    [0, 0],
    [0.4, 0],
    [-0.4, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('of %d is %i whole pixels', (value, pixels) => {
    expect(builder.integerValue(value)).toBe(pixels);
    expect(builder.formattedPx(value)).toBe('');
    expect(builder.formattedPx(value, { zero: '0px' })).toBe('0px');
  });
});

describe('the unit of a length', () => {
  test.each([
    ['with a space after it', '5rem ', 'rem'],
    ['that must win', '5rem !important', 'rem'],
    ['that must win, written without a space', '5rem!important', 'rem'],
    ['that must win, with a space after that', '5rem !important ', 'rem'],
    ['in a word that only begins like one', '5inch', 'px'],
    ['of a number alone', '5', 'px'],
  ])('%s is read: %s, %s', (_, value, expected) => {
    expect(builder.unit(value)).toBe(expected);
  });
});

describe('a length that an editor types', () => {
  test.each(['inherit', 'initial', 'unset'])('may be %s where the property is named', (word) => {
    expect(builder.sanitizeInputUnit(word, { keywordsOf: 'width' })).toBe(word);
    expect(builder.sanitizeInputUnit(` ${word} `, { keywordsOf: 'width' })).toBe(word);
  });

  test('may be no such word where no property is named', () => {
    expect(builder.sanitizeInputUnit('unset')).toBe('');
  });

  test.each([
    ['is no such word where it is a number', '10', { keywordsOf: 'width' }, '10px'],
    ['keeps that it must win', '10em !important', undefined, '10em !important'],
    ['keeps that without a space', '10em!important', undefined, '10em !important'],
    ['keeps both where a semicolon follows', '10em !important;', undefined, '10em !important'],
    ['is nothing where no number is that large', '1e400px', undefined, ''],
    ['has nothing of a word that only begins so', '10px !importantly', undefined, '10px'],
    ['loses that where it is not wanted', '10em !important', { dropImportant: true }, '10em'],
    ['has no spaces around it', ' 10em ', undefined, '10em'],
  ])('%s', (_, typed, input, kept) => {
    expect(builder.sanitizeInputUnit(typed, input)).toBe(kept);
  });
});
