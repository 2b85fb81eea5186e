import { expect, test } from 'vitest';
import { restingState } from '../../src/consent/banner/banner-state';
import { choose } from '../../src/consent/rules/choose';
import { defaultRecord, isChoice, isGrantedBy } from '../../src/consent/rules/record';
import type { Law } from '../../src/runtime/consent-gate';
import { category } from './categories';

const record = (text: string) =>
  new Map(text.split(' ').map((pair) => pair.split(':') as [string, string]));
const two = [category('necessary'), category('analytics')];

test('before a choice nothing is decided, and necessary is a yes in every position [S4.01a, S4.02a]', () => {
  const categories = [category('analytics'), category('necessary'), category('functional')];
  const defaults = { law: 'gdpr', categories, isOptedOut: false, isRefusing: false } as const;
  expect([...defaultRecord(defaults)]).toEqual([
    ['consent', 'no'],
    ['action', ''],
    ['analytics', 'no'],
    ['necessary', 'yes'],
    ['functional', 'no'],
  ]);
});

test('switches under ccpa opt out as soon as an optional one is off [S4.06]', () => {
  const setting = { law: 'ccpa', categories: two } as const;
  const consent = (...slugs: string[]) =>
    choose({ kind: 'save', slugs }, new Map(), setting).get('consent');
  expect(consent('necessary')).toBe('yes');
  expect(consent('analytics')).toBe('no');
  expect(consent('necessary', 'analytics')).toBe('no');
});

test.each([
  ['action:yes consent:yes consentid:abc= analytics:no', true],
  ['action:yes consent:no', true],
  ['action: consent:yes', false],
  ['consent:yes', false],
  ['action:yes', false],
  ['action:yes consent:', false],
  ['action:yes consent:yess', false],
  ['action:yes consent:ayes', false],
  ['action:yes consent:yes consentid:a;b', false],
  ['action:yes consent:yes analytics:maybe', false],
  ['action:yes consent:yes analytics:nope', false],
  ['action:yes consent:yes analytics:', true],
])('%s counts as a choice: %s [S3.02c]', (text, expected) => {
  expect(isChoice(record(text), two)).toBe(expected);
});

const GRANTS: readonly (readonly [string, Law, boolean, boolean])[] = [
  ['action:yes consent:yes analytics:yes', 'gdpr', false, true],
  ['action:yes consent:yes analytics:no', 'gdpr', false, false],
  ['action:yes consent:yes', 'gdpr', false, false],
  ['action:yes consent:no analytics:yes', 'gdpr', false, false],
  ['action: consent:yes analytics:yes', 'gdpr', false, false],
  ['consent:yes analytics:yes', 'gdpr', false, false],
  ['action:yes consent: analytics:yes', 'gdpr', false, false],
  ['action: consent:no analytics:yes', 'ccpa', false, true],
  ['action:yes consent:yes analytics:no', 'ccpa', false, false],
  ['action:yes consent:yes analytics:yes', 'gdpr', true, false],
  ['action: consent:no analytics:yes', 'ccpa', true, false],
];
test.each(GRANTS)(
  'with %s under %s, Do Not Track %s, it may run: %s [S4.09c, S4.09d]',
  (...row) => {
    const [text, law, isDnt, expected] = row;
    expect(isGrantedBy(record(text), 'analytics', { law, isDnt })).toBe(expected);
  },
);

const RESTING: readonly (readonly [string, Law, string, readonly string[], boolean])[] = [
  ['action: consent:no necessary:yes', 'gdpr', 'notice', ['necessary'], false],
  [
    'action:yes consent:yes necessary:yes analytics:yes',
    'gdpr',
    'closed',
    two.map(({ slug }) => slug),
    false,
  ],
  ['action:yes consent:yes necessary:yes analytics:no', 'ccpa', 'closed', ['necessary'], true],
  ['action:yes consent:no analytics:yes', 'ccpa', 'closed', ['analytics'], false],
  ['consent:no', 'ccpa', 'notice', [], false],
];
test.each(RESTING)('the banner of %s under %s rests as %s [S4.01b, S4.07b, S4.07c]', (...row) => {
  const [text, law, view, slugs, isOptedOut] = row;
  expect(restingState(record(text), { law, categories: two })).toEqual({
    view,
    draft: { slugs: new Set(slugs), isOptedOut },
  });
});
