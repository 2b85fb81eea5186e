import { anything, assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  flag,
  json,
  list,
  number,
  oneOf,
  record,
  shape,
  text,
} from '../../../src/runtime/config/reader';

describe('flags', () => {
  test.each([
    ['1', true],
    [1, true],
    [true, true],
    ['on', true],
    ['yes', true],
    ['true', true],
    ['false', false],
    ['', false],
    ['0', false],
    [0, false],
    [false, false],
    ['off', false],
    ['no', false],
  ])('%j is %s [S3.40a, S3.40b]', (value, expected) => {
    expect(flag(!expected)(value)).toBe(expected);
  });

  test.each(['default', undefined, null, 'maybe', {}, []])(
    '%j leaves the default [S3.40c]',
    (value) => {
      expect(flag(true)(value)).toBe(true);
      expect(flag(false)(value)).toBe(false);
    },
  );
});

test.each([
  ['5000', 5000],
  [7, 7],
  ['1000ms', 1000],
  ['-3.5', -3.5],
  ['', 42],
  ['abc', 42],
  [Number.NaN, 42],
  [Number.POSITIVE_INFINITY, 42],
  [null, 42],
  [{}, 42],
])('the number in %j is %s', (value, expected) => {
  expect(number(42)(value)).toBe(expected);
});

test.each([
  ['a', 'a'],
  ['', ''],
  [7, '7'],
  [true, 'none'],
  [null, 'none'],
  [undefined, 'none'],
  [['a'], 'none'],
])('the text in %j is %j', (value, expected) => {
  expect(text('none')(value)).toBe(expected);
});

test('a missing value is empty, off or none unless a default is set', () => {
  expect([text()(null), number()(null), flag()(null)]).toEqual(['', 0, false]);
});

test.each([
  ['app', 'app'],
  ['top', 'top'],
  ['bottom', 'app'],
  [null, 'app'],
])('of the words that are known %j is %s', (value, expected) => {
  expect(oneOf(['app', 'top'], 'app')(value)).toBe(expected);
});

test('a list is read item by item, and anything else is an empty one', () => {
  expect(list(number())(['1', 2, 'x'])).toEqual([1, 2, 0]);
  expect(list(number())('12')).toEqual([]);
  expect(list(number())(null)).toEqual([]);
});

test('JSON that is printed as a value is read as it is', () => {
  expect(json(list(number()))([1, '2'])).toEqual([1, 2]);
});

test('a value that is missing has its default, an inherited one too', () => {
  const read = shape({ a: text('none'), toString: text('own') });
  expect({ ...read({ a: 'b', c: 'd' }) }).toEqual({ a: 'b', toString: 'own' });
  expect(read('no map').a).toBe('none');
});

test('an empty map printed as a list is an empty map, and a list with holes is a list', () => {
  expect(record(text())([])).toEqual({});
  expect(list(text())({ 0: 'a', 2: 'b' })).toEqual(['a', 'b']);
});

test('a map inherits nothing from Object', () => {
  const read = record(text())(JSON.parse('{"__proto__": "x", "constructor": "y"}'));
  expect(Object.getPrototypeOf(read)).toBeNull();
  expect(read.constructor).toBe('y');
});

test('a key named __proto__ does not reach the prototype of an object', () => {
  const read = shape({ polluted: text('clean') })(JSON.parse('{"__proto__": {"polluted": "yes"}}'));
  expect(read.polluted).toBe('clean');
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

test('JSON in a string is read, with the quotes that WordPress encodes', () => {
  const countries = json(record(record(text())));
  expect(
    countries('{&quot;US&quot;:{&quot;CA&quot;:&quot;California&quot;},&quot;FR&quot;:[]}'),
  ).toEqual({ US: { CA: 'California' }, FR: {} });
  expect(countries('<!doctype html>')).toEqual({});
});

test('quotes that belong to HTML in JSON stay as they are', () => {
  const schema = json(shape({ content: text() }));
  const content = '<p title="say &quot;hello&quot;">x</p>';
  expect(schema(JSON.stringify({ content }))).toEqual({ content });
});

test('elements are not configuration', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="ajaxurl" value="https://elsewhere.example/">';
  expect(shape({ ajaxurl: text('none') })(form).ajaxurl).toBe('none');
});

test('no value makes a reader throw, and what is read is frozen', () => {
  const reader = shape({
    a: text(),
    b: flag(),
    c: number(1),
    d: oneOf(['x', 'y'], 'x'),
    e: list(shape({ f: text() })),
    g: record(number()),
    h: json(list(text())),
  });
  assert(
    property(anything({ withNullPrototype: true, withDate: true, withMap: true }), (value) => {
      const read = reader(value);
      expect(Object.isFrozen(read)).toBe(true);
      expect(typeof read.a).toBe('string');
      expect(typeof read.b).toBe('boolean');
      expect(Number.isFinite(read.c)).toBe(true);
      expect(['x', 'y']).toContain(read.d);
    }),
  );
});
