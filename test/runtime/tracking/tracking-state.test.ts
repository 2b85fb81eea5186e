import { expect, test } from 'vitest';
import type { ConsentState } from '../../../src/runtime/consent-gate';
import { type TrackingFacts, trackingState } from '../../../src/runtime/tracking/create-tracking';

const consent = (
  status: ConsentState['status'],
  categories: ConsentState['categories'] = {},
): ConsentState => ({ status, law: status === 'absent' ? null : 'gdpr', categories });

const facts = (changes: Partial<TrackingFacts>): TrackingFacts => ({
  isPreview: false,
  isPrerendering: false,
  consent: consent('absent'),
  slugs: ['advertisement', 'marketing'],
  byProvider: null,
  byWordPress: null,
  ...changes,
});

const rows: readonly (readonly [string, Partial<TrackingFacts>, string])[] = [
  ['a page without a banner', {}, 'open'],
  ['a preview', { isPreview: true }, 'shut'],
  ['a prerendered page', { isPrerendering: true }, 'held'],
  ['undecided', { consent: consent('undecided', { advertisement: false }) }, 'held'],
  [
    'undecided, granted by ccpa',
    { consent: consent('undecided', { advertisement: true }) },
    'open',
  ],
  ['agreed to', { consent: consent('decided', { advertisement: true }) }, 'open'],
  ['refused', { consent: consent('decided', { advertisement: false }) }, 'shut'],
  ['the second name', { consent: consent('decided', { marketing: false }) }, 'shut'],
  [
    'the first of two names',
    { consent: consent('decided', { marketing: true, advertisement: false }) },
    'shut',
  ],
  ['no category for it', { consent: consent('decided', { analytics: false }) }, 'open'],
  ['no readable category', { consent: consent('undecided') }, 'held'],
  ['no readable category, decided', { consent: consent('decided') }, 'shut'],
  [
    'a provider of an agreed category',
    { consent: consent('decided', { advertisement: false }), byProvider: true },
    'open',
  ],
  [
    'a provider of a refused category',
    { consent: consent('decided', { advertisement: true }), byProvider: false },
    'shut',
  ],
  ['another script, no record yet', { consent: consent('remote') }, 'held'],
  ['another script, agreed to', { consent: consent('remote', { advertisement: true }) }, 'open'],
  [
    'another script, not agreed to',
    { consent: consent('remote', { advertisement: false }) },
    'held',
  ],
  ['the WordPress API denies', { byWordPress: false }, 'held'],
  [
    'a service that the owner counts as necessary, whatever another banner decides',
    { slugs: ['necessary', 'analytics'], byWordPress: false },
    'open',
  ],
  [
    'what the owner counts as necessary, before another script has a record',
    { slugs: ['necessary'], consent: consent('remote') },
    'open',
  ],
  [
    'what the owner counts as necessary, in a preview',
    { slugs: ['necessary'], isPreview: true },
    'shut',
  ],
  ['the WordPress API allows', { byWordPress: true }, 'open'],
  [
    'the WordPress API knows less than the banner',
    { consent: consent('decided', { advertisement: true }), byWordPress: false },
    'open',
  ],
  [
    'a name that every object has',
    { slugs: ['toString'], consent: consent('decided', { a: true }) },
    'open',
  ],
];

for (const [name, changes, state] of rows) {
  test(`${name}: tracking is ${state} [S1.07b, S6.02a]`, () => {
    expect(trackingState(facts(changes))).toBe(state);
  });
}
