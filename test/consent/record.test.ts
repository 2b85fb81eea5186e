import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createId } from '../../src/consent/control/consent-cookie';
import { RECORD_KEYS } from '../../src/consent/names';
import { formatRecord, isChoice, parseRecord } from '../../src/consent/rules/record';
import { stock } from './categories';

const keys = [...RECORD_KEYS, ...stock.map(({ slug }) => slug)];

// Cases of cookieyes.md §4.1.
test.each([
  [
    'P1',
    'consentid:abc,consent:yes,action:yes,necessary:yes,functional:no',
    { consentid: 'abc', consent: 'yes', action: 'yes', necessary: 'yes', functional: 'no' },
  ],
  ['P2', '', {}],
  [
    'P3',
    'consentid:,consent:no,action:,necessary:yes',
    { consentid: '', consent: 'no', action: '', necessary: 'yes' },
  ],
  ['P4', 'a:b:c,consent:yes', { a: 'b', consent: 'yes' }],
  ['P5', 'consent:yes,,action:yes', { consent: 'yes', action: 'yes' }],
  ['P6', 'consent=yes', { 'consent=yes': '' }],
  ['P7', 'consent:yes%2Caction:yes', { consent: 'yes%2Caction' }],
])(
  'the cookie text of row %s is read as the old script read it [S3.02a, S3.02b, S3.02c, S3.02d]',
  (_, text, expected) => {
    expect(Object.fromEntries(parseRecord(text))).toEqual(expected);
  },
);

test('a record is written with id, consent, action and then the categories in their order [S3.02a, S3.02b, S3.02c, S3.02d]', () => {
  const record = new Map([
    ['other', 'yes'],
    ['advertisement', 'no'],
    ['action', 'yes'],
    ['consent', 'yes'],
    ['necessary', 'yes'],
    ['consentid', 'abc'],
  ]);
  expect(formatRecord(record, keys)).toBe(
    'consentid:abc,consent:yes,action:yes,necessary:yes,functional:,analytics:,performance:,advertisement:no',
  );
});

test.each([
  ['a complete choice', 'consentid:abc,consent:yes,action:yes,necessary:yes,functional:no', true],
  ['a choice made before a category was added', 'consent:no,action:yes,necessary:yes', true],
  ['no choice', 'consentid:abc,consent:no,action:,necessary:yes', false],
  ['nothing', '', false],
  [
    'a record cut off in a value',
    'consentid:abc,consent:yes,action:yes,necessary:yes,functional:n',
    false,
  ],
  ['a record cut off in a key', 'consentid:abc,consent:yes,act', false],
  ['a record without consent', 'consentid:abc,action:yes,necessary:yes', false],
  ['a foreign value', 'consentid:abc,consent:true,action:yes', false],
  ['an id with foreign characters', 'consentid:<b>,consent:yes,action:yes', false],
  [
    'a percent-encoded record (row 17)',
    encodeURIComponent('consentid:abc,consent:yes,action:yes'),
    false,
  ],
])('%s counts as a choice: %#', (_, text, expected) => {
  expect(isChoice(parseRecord(text), stock)).toBe(expected);
});

test('a written record can be read, whatever the answers [S3.02d]', () => {
  const choice = fc.constantFrom('yes', 'no', '');
  fc.assert(
    fc.property(fc.array(choice, { minLength: keys.length, maxLength: keys.length }), (choices) => {
      const record = new Map(keys.map((key, index) => [key, choices[index] ?? '']));
      expect(parseRecord(formatRecord(record, keys))).toEqual(record);
    }),
  );
});

test('1,000 generated cookies are read without a throw, and none without action:yes is a choice', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc
      .array(fc.constantFrom('consent', 'action', 'yes', 'no', ':', ',', '%2C', ';', '=', '\u0000'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (value) => {
      const record = parseRecord(value);
      if (isChoice(record, stock)) expect(record.get('action')).toBe('yes');
    }),
    { numRuns: 1000 },
  );
});

test('an id is 32 random characters, stored as 43 of base64 without padding [S9.01e]', () => {
  const ids = Array.from({ length: 200 }, createId);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9A-Za-z+/]{43}$/);
    expect(atob(id)).toMatch(/^[0-9A-IK-Za-ik-zJ]{32}$/);
  }
  expect(new Set(ids).size).toBe(ids.length);
});
