import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Law } from '../../src/runtime/consent-gate';
import { choose } from '../../src/consent/rules/choose';
import { isGrantedBy, loadRecord, parseRecord } from '../../src/consent/rules/record';
import { stock } from './categories';
import { accept, close, optOut, reject, save, values, visit } from './visit';

const law = fc.constantFrom<Law>('gdpr', 'ccpa');
const slugs = stock.map(({ slug }) => slug);
const choices = fc.oneof(
  fc.constantFrom(accept, reject, close, optOut(true), optOut(false)),
  fc.subarray(slugs).map((ticked) => save(...ticked)),
);
const mixed = fc
  .array(fc.record({ gdpr: fc.boolean(), ccpa: fc.boolean() }), { minLength: 5, maxLength: 5 })
  .map((presets) =>
    stock.map((item, index) => ({ ...item, preset: presets[index] ?? item.preset })),
  );

test('no order of clicks leads from a refusal to a release, over 1,000 visits [S4.09d]', () => {
  fc.assert(
    fc.property(fc.array(choices, { maxLength: 8 }), mixed, (clicks, categories) => {
      let stored = '';
      for (const choice of [...clicks, reject]) stored = visit({ stored, categories, choice });
      const record = loadRecord(stored, {
        law: 'gdpr',
        categories,
        isOptedOut: false,
        isRefusing: false,
      });
      for (const { slug, isNecessary } of categories) {
        if (!isNecessary)
          expect(isGrantedBy(record, slug, { law: 'gdpr', isDnt: false })).toBe(false);
        else expect(record.get(slug)).toBe('yes');
      }
    }),
    { numRuns: 1000 },
  );
});

test('opting out under ccpa stops every category that sells, whatever came before [S4.03a]', () => {
  fc.assert(
    fc.property(fc.array(choices, { maxLength: 8 }), mixed, (clicks, categories) => {
      let stored = '';
      for (const choice of [...clicks, optOut(true)])
        stored = visit({ law: 'ccpa', stored, categories, choice });
      const record = parseRecord(stored);
      for (const { slug, isNecessary, preset } of categories) {
        expect(record.get(slug)).toBe(isNecessary || preset.ccpa ? 'yes' : 'no');
      }
    }),
    { numRuns: 500 },
  );
});

test('undecided or with Do Not Track nothing optional is granted under gdpr, presets or not [S4.09c, S4.09d]', () => {
  fc.assert(
    fc.property(mixed, law, choices, (categories, someLaw, choice) => {
      const setting = { categories, isOptedOut: false, isRefusing: false };
      const undecided = loadRecord('', { ...setting, law: 'gdpr' });
      const tracked = choose(choice, loadRecord('', { ...setting, law: someLaw }), {
        law: someLaw,
        categories,
      });
      for (const { slug } of categories) {
        expect(isGrantedBy(undecided, slug, { law: 'gdpr', isDnt: false })).toBe(false);
        expect(isGrantedBy(tracked, slug, { law: someLaw, isDnt: true })).toBe(false);
      }
    }),
  );
});

test('the cascade holds: under gdpr nothing after the first no is a yes but the necessary [S4.02b]', () => {
  fc.assert(
    fc.property(mixed, (categories) => {
      const record = loadRecord('', {
        law: 'gdpr',
        categories,
        isOptedOut: false,
        isRefusing: false,
      });
      const decisions = categories
        .filter((item) => !item.isNecessary)
        .map(({ slug }) => record.get(slug));
      const firstNo = decisions.indexOf('no');
      expect(firstNo < 0 || !decisions.slice(firstNo).includes('yes')).toBe(true);
    }),
  );
});

test('closing under gdpr never grants, not even presets', () => {
  fc.assert(
    fc.property(mixed, (categories) => {
      const record = parseRecord(visit({ categories, choice: close, stored: '' }));
      for (const { slug } of categories) {
        expect(isGrantedBy(record, slug, { law: 'gdpr', isDnt: false })).toBe(false);
      }
    }),
  );
});

test('under ccpa switches of the first layer are respected: an unticked one opts out', () => {
  expect(visit({ law: 'ccpa', choice: save('functional') })).toBe(
    `consentid:ID,consent:yes,action:yes,${values('yes yes no no no')}`,
  );
  expect(visit({ law: 'ccpa', choice: save(...slugs) })).toContain('consent:no');
});
