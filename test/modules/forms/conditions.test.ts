import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShownBy, parseRules, type Subject } from '../../../src/modules/forms/conditions';

const text = (value: string): Subject => ({ kind: 'text', value });
const boxes = (...checked: string[]): Subject => ({ kind: 'boxes', checked });
const holds = (subject: Subject, operator: string, value: string) =>
  isShownBy([['x', operator, value]], 'all', () => subject);

test.each([
  [text('Jars'), 'is', 'Jars', true],
  [text('jars'), 'is', 'Jars', false],
  [text('Bread'), 'is not', 'Jars', true],
  [text(''), 'is empty', '', true],
  [text('a'), 'is empty', '', false],
  [text('a'), 'is not empty', '', true],
  [text(''), 'is not empty', '', false],
  [text('Two Jars'), 'contains', 'jars', true],
  [text('two jars'), 'contains', 'Jars', true],
  [text('Bread'), 'contains', 'jars', false],
  [text('Bread'), 'does not contain', 'jars', true],
  [text('Two Jars'), 'does not contain', 'jars', false],
  [text('10'), 'is greater', '9', true],
  [text('9'), 'is greater', '10', false],
  [text('10'), 'is greater', '10', false],
  [text('11'), 'is greater', '10', true],
  [text('ten'), 'is greater', '1', false],
  [text('2.5'), 'is greater', '2', true],
  [text('2.4'), 'is greater', '2.5', false],
  [text('0.5'), 'is less', '0.75', true],
  [text('0.75'), 'is less', '0.5', false],
  [text('3 jars'), 'is less', '4', true],
  [text('4'), 'is less', '4', false],
  [text(''), 'is less', '4', false],
  [text('x'), 'rhymes with', 'y', false],
  [boxes('Jam'), 'is', 'Jam', true],
  [boxes('Jam', 'Tea'), 'is', 'Tea', true],
  [boxes('Jam', 'Tea'), 'is', 'Jam, Tea', false],
  [boxes('Jam', 'Tea'), 'is not', 'Tea', false],
  [boxes('Jam', 'Tea'), 'is not', 'Jam, Tea', true],
  [boxes('Butter'), 'is', 'Jam', false],
  [boxes('Butter'), 'is not', 'Jam', true],
  [boxes(), 'is empty', '', true],
  [boxes('Jam'), 'is empty', '', false],
  [boxes('Jam'), 'is not empty', '', true],
  [boxes('Red Jam', 'Tea'), 'contains', 'jam', true],
  [boxes('Tea'), 'does not contain', 'jam', true],
  [boxes('Jam', 'Tea'), 'contains', 'mT', false],
  [null, 'is not', 'Jam', false],
] as const)(
  '%o %s %o: %s [S3.11a, S3.11b, S3.11c, S3.11d, S3.11e, S3.11f, S3.11g, S3.11h]',
  (subject, operator, value, isTrue) => {
    expect(holds(subject, operator, value)).toBe(isTrue);
  },
);

test('all rules have to hold, or any of them [S3.10b, S3.10c]', () => {
  const subjects: Record<string, Subject> = { a: text('1'), b: text('2') };
  const rules = parseRules('[["a","is","1"],["b","is","1"]]');
  const subjectOf = (id: string) => subjects[id] ?? null;
  expect(isShownBy(rules, 'all', subjectOf)).toBe(false);
  expect(isShownBy(rules, 'any', subjectOf)).toBe(true);
});

test.each(['all', 'any', null])(
  'a field without a rule that can be read is shown, relation %s [S3.10a]',
  (relation) => {
    expect(isShownBy(parseRules('[["a"]]'), relation, () => null)).toBe(true);
  },
);

test('a rule names a field, how it is compared, and with what [S3.10a]', () => {
  const read: string[] = [];
  const subjectOf = (id: string) => {
    read.push(id);
    return text('Jars');
  };
  const isShown = (json: string) => isShownBy(parseRules(json), 'all', subjectOf);
  expect(isShown('[["topic","is","Jars"]]')).toBe(true);
  expect(isShown('[["topic","is not","Jars"]]')).toBe(false);
  expect(isShown('[["topic","is","Bread"]]')).toBe(false);
  expect(read).toEqual(['topic', 'topic', 'topic']);
});

test('escapes in values are removed, and rules that cannot be parsed are ignored', () => {
  expect(parseRules('[["a","is","it\\\\\'s"]]')).toEqual([['a', 'is', "it's"]]);
  const malformed = '[["a","is",5],["b"],7,null,[4,"is","x"],["c",1,"x"],["d","is empty"]]';
  expect(parseRules(malformed)).toEqual([
    ['a', 'is', '5'],
    ['d', 'is empty', ''],
  ]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
      expect(() => isShownBy(parseRules(json), 'all', () => text('x'))).not.toThrow();
    }),
  );
});
