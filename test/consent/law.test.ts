import { expect, test } from 'vitest';
import { loadRecord } from '../../src/consent/rules/record';
import { category, stock } from './categories';
import { accept, close, optOut, reject, save, type Visit, values, visit } from './visit';

const withPreset = (slug: string, gdpr: boolean, ccpa = false) =>
  category(slug, { preset: { gdpr, ccpa } });

const STORED_15 =
  'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:no,performance:no,advertisement:no';
const reordered = ['necessary', 'analytics', 'functional', 'performance', 'advertisement'];

// Cases of cookieyes.md §5 and §6; "row" is the number in this table.
test.each<[number, string, Visit, string]>([
  [
    1,
    'gdpr before a choice [S4.01a, S4.01c, S4.02a]',
    {},
    `consentid:ID,consent:no,action:,${values('yes no no no no')}`,
  ],
  [
    2,
    'gdpr accept [S4.04, S4.07a]',
    { choice: accept },
    `consentid:ID,consent:yes,action:yes,${values('yes yes yes yes yes')}`,
  ],
  [
    3,
    'gdpr reject [S4.05a, S4.05b, S4.07a]',
    { choice: reject },
    `consentid:ID,consent:no,action:yes,${values('yes no no no no')}`,
  ],
  [
    4,
    'gdpr save with nothing ticked [S4.06]',
    { choice: save() },
    `consentid:ID,consent:yes,action:yes,${values('yes no no no no')}`,
  ],
  [
    5,
    'gdpr save with analytics [S4.06]',
    { choice: save('analytics') },
    `consentid:ID,consent:yes,action:yes,${values('yes no yes no no')}`,
  ],
  [
    6,
    'gdpr close',
    { choice: close },
    `consentid:ID,consent:no,action:yes,${values('yes no no no no')}`,
  ],
  [
    7,
    'ccpa before a choice [S4.03b]',
    { law: 'ccpa' },
    `consentid:ID,consent:no,action:,${values('yes yes yes yes yes')}`,
  ],
  [
    8,
    'ccpa opt out [S4.03a]',
    { law: 'ccpa', choice: optOut(true) },
    `consentid:ID,consent:yes,action:yes,${values('yes no no no no')}`,
  ],
  [
    9,
    'ccpa confirm unticked [S4.03b]',
    { law: 'ccpa', choice: optOut(false) },
    `consentid:ID,consent:no,action:yes,${values('yes yes yes yes yes')}`,
  ],
  [
    10,
    'ccpa close',
    { law: 'ccpa', choice: close },
    `consentid:ID,consent:no,action:yes,${values('yes yes yes yes yes')}`,
  ],
  [
    11,
    'ccpa opt out, functional does not sell [S4.03a]',
    {
      law: 'ccpa',
      categories: stock.map((item) =>
        item.slug === 'functional' ? withPreset('functional', false, true) : item,
      ),
      choice: optOut(true),
    },
    `consentid:ID,consent:yes,action:yes,${values('yes yes no no no')}`,
  ],
  [
    12,
    'gdpr, a default yes after a no becomes no [S4.02b]',
    {
      categories: stock.map((item) =>
        item.slug === 'analytics' ? withPreset('analytics', true) : item,
      ),
    },
    `consentid:ID,consent:no,action:,${values('yes no no no no')}`,
  ],
  [
    13,
    'gdpr, a default yes before the first no stays [S4.02b]',
    {
      categories: reordered.map((slug) =>
        slug === 'analytics' ? withPreset(slug, true) : category(slug),
      ),
    },
    'consentid:ID,consent:no,action:,necessary:yes,analytics:yes,functional:no,performance:no,advertisement:no',
  ],
  [
    14,
    'gdpr, necessary stays yes after a no [S4.02b]',
    { categories: ['functional', 'necessary', 'analytics'].map((slug) => category(slug)) },
    'consentid:ID,consent:no,action:,functional:no,necessary:yes,analytics:no',
  ],
  [15, 'a stored choice', { stored: STORED_15 }, STORED_15],
  [
    16,
    'accept keeps the id and loses unknown slugs',
    {
      stored:
        'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:no,other:yes',
      choice: accept,
    },
    `consentid:abc,consent:yes,action:yes,${values('yes yes yes yes yes')}`,
  ],
  [
    17,
    'a percent-encoded record is a new visitor',
    { stored: encodeURIComponent(STORED_15) },
    `consentid:,consent:no,action:,${values('yes no no no no')}`,
  ],
  [
    18,
    'values without action are computed again, the id stays [S4.01c]',
    { stored: 'consentid:abc,consent:yes,action:,necessary:yes,functional:yes,analytics:yes' },
    `consentid:abc,consent:no,action:,${values('yes no no no no')}`,
  ],
  [
    19,
    'ccpa values without action are computed again',
    {
      law: 'ccpa',
      stored: 'consentid:abc,consent:no,action:,necessary:yes,functional:no,analytics:no',
    },
    `consentid:abc,consent:no,action:,${values('yes yes yes yes yes')}`,
  ],
  [
    24,
    'a category added after the choice is empty',
    { stored: STORED_15, categories: [...stock, category('other')] },
    `${STORED_15},other:`,
  ],
  [
    25,
    'ccpa with Global Privacy Control',
    { law: 'ccpa', isGpc: true },
    `consentid:ID,consent:yes,action:,${values('yes no no no no')}`,
  ],
])('row %i: %s', (_, __, input, expected) => {
  expect(visit(input)).toBe(expected);
});

test('a choice overrides Global Privacy Control once the visitor has made it', () => {
  const stored = visit({ law: 'ccpa', isGpc: true, choice: optOut(false) });
  expect(visit({ law: 'ccpa', isGpc: true, stored })).toBe(stored);
  expect(stored).toContain('advertisement:yes');
});

test('under gdpr Global Privacy Control and Do Not Track revoke presets', () => {
  const categories = [category('necessary'), withPreset('analytics', true)];
  const defaults = { law: 'gdpr', categories, isOptedOut: false } as const;
  expect(loadRecord('', { ...defaults, isRefusing: false }).get('analytics')).toBe('yes');
  expect(loadRecord('', { ...defaults, isRefusing: true }).get('analytics')).toBe('no');
});

test('a stored record that denies the necessary is fixed', () => {
  const stored = 'consentid:a,consent:no,action:yes,necessary:no,functional:no';
  expect(visit({ stored })).toContain('necessary:yes');
});
