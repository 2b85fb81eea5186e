import type { ConsentState } from '../consent-gate';

/** `open`: send at once. `held`: keep in memory. `shut`: drop. */
export type TrackingState = 'open' | 'held' | 'shut';

export interface TrackingFacts {
  readonly isPreview: boolean;
  readonly isPrerendering: boolean;
  readonly consent: ConsentState;
  /** Categories that may govern it; the first that the site has counts. */
  readonly slugs: readonly string[];
  /** What the site's list of providers says to the address; null where it does not name it. */
  readonly byProvider: boolean | null;
  /** What the WP Consent API says; null where it is not on the page. */
  readonly byWordPress: boolean | null;
}

/** A banner without any readable category cannot have been agreed to. */
const isGranted = ({ consent, slugs, byProvider }: TrackingFacts): boolean => {
  if (byProvider !== null) return byProvider;
  const { categories } = consent;
  const slug = slugs.find((each) => Object.hasOwn(categories, each));
  return slug === undefined ? Object.keys(categories).length > 0 : categories[slug] === true;
};

/** Pure: whether something may be tracked (pixel.md §6). */
export const trackingState = (facts: TrackingFacts): TrackingState => {
  const { consent, byWordPress } = facts;
  if (facts.isPreview) return 'shut';
  if (facts.isPrerendering) return 'held';
  const isOwn = consent.status === 'undecided' || consent.status === 'decided';
  // Skerry's own banner feeds that API; any other may speak through it alone.
  if (!isOwn && byWordPress === false) return 'held';
  if (consent.status === 'absent' || isGranted(facts)) return 'open';
  return consent.status === 'decided' ? 'shut' : 'held';
};
