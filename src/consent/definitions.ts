import type { Manifest } from '../runtime/definition';
import type { PageFacts } from '../runtime/page';

/** A guard can adopt a record; the open gate of a page without a banner cannot. */
const isGuarded = (facts: PageFacts) => 'adopt' in facts.consent;

export const definitions: Manifest = [
  {
    kind: 'controller',
    name: 'consent-control',
    family: 'consent',
    needs: isGuarded,
    holds: '.cky-banner-element',
    when: 'now',
    writes: true,
    load: () => import('./control/start-control'),
    exported: 'startConsentControl',
  },
  {
    kind: 'controller',
    name: 'consent-banner',
    family: 'consent',
    needs: isGuarded,
    when: 'now',
    load: () => import('./banner/start-banner'),
    exported: 'startBanner',
  },
];
