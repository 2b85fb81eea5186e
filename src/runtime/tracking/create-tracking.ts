import type { ConsentState } from '../consent-gate';
import type { Page } from '../page';
import type { Outcome, TrackedEvent } from './tracked-event';

/** `open`: send immediately. `held`: keep in memory. `shut`: drop. */
export type TrackingState = 'open' | 'held' | 'shut';

export interface TrackingFacts {
  readonly isPreview: boolean;
  readonly isPrerendering: boolean;
  readonly consent: ConsentState;
  /** Categories that may apply; the first one that the site has counts. */
  readonly slugs: readonly string[];
  /** Consent for the address by the site's list of providers; null where it is not listed. */
  readonly byProvider: boolean | null;
  /** Consent by the WP Consent API; null where that is not on the page. */
  readonly byWordPress: boolean | null;
}

/** Without any readable category, a banner cannot have been accepted. */
const isGranted = ({ consent, slugs, byProvider }: TrackingFacts): boolean => {
  if (byProvider !== null) return byProvider;
  const { categories } = consent;
  const slug = slugs.find((each) => Object.hasOwn(categories, each));
  return slug === undefined ? Object.keys(categories).length > 0 : categories[slug] === true;
};

/** Pure: whether tracking is allowed (pixel.md §6). */
export const trackingState = (facts: TrackingFacts): TrackingState => {
  const { consent, byWordPress } = facts;
  if (facts.isPreview) return 'shut';
  if (facts.isPrerendering) return 'held';
  // What the owner counts as necessary needs no consent.
  if (facts.slugs[0] === 'necessary') return 'open';
  const isOwn = consent.status === 'undecided' || consent.status === 'decided';
  // Skerry's own banner feeds that API; other banners may use nothing else.
  if (!isOwn && byWordPress === false) return 'held';
  if (consent.status === 'absent' || isGranted(facts)) return 'open';
  return consent.status === 'decided' ? 'shut' : 'held';
};

interface Purpose {
  readonly source: string;
  /** Categories that may apply; the first one that the site has counts. */
  readonly slugs: readonly string[];
  /** Its category in the WP Consent API. */
  readonly wpCategory: string;
  /** An address of the third party, which the site may have assigned to a category. */
  readonly url?: string;
}

/** Sends an event; returns its outcome, `sent` where it returns nothing. */
export type Send = (event: TrackedEvent) => Outcome | void;

export interface Tracking {
  state(): TrackingState;
  /** Sends now, once it is allowed, or never. */
  track(name: string, send: Send): void;
  stop(): void;
}

interface WpConsent {
  readonly wp_has_consent?: unknown;
}

/** Enough for the inspector, few enough for a page that stays open all day. */
const MAX_LISTED = 200;

/**
 * The only place that decides about tracking: live mode, no prerendering, consent, no opt-out.
 * Events before the visitor's choice wait in memory; with consent they are sent, without it
 * dropped.
 */
export const createTracking = (
  page: Page,
  { source, slugs, wpCategory, url }: Purpose,
  onState: (state: TrackingState) => void = () => {},
): Tracking => {
  const { window: win, document: doc, consent, mode, report, tracked } = page;
  let waiting: (readonly [TrackedEvent, Send])[] = [];

  const state = (): TrackingState => {
    const { wp_has_consent: hasConsent } = win as WpConsent;
    return trackingState({
      isPreview: mode.isPreview,
      isPrerendering: (doc as { prerendering?: boolean }).prerendering === true,
      consent: consent.state(),
      slugs,
      byProvider: url && consent.categoriesOf(url).length > 0 ? consent.isUrlAllowed(url) : null,
      byWordPress: typeof hasConsent === 'function' ? hasConsent(wpCategory) === true : null,
    });
  };

  const pass = (event: TrackedEvent, send: Send) => {
    const now = state();
    event.outcome = now === 'shut' ? 'dropped: not allowed' : 'held: undecided';
    if (now === 'held') waiting.push([event, send]);
    if (now !== 'open') return;
    try {
      event.outcome = send(event) ?? 'sent';
    } catch (error) {
      event.outcome = 'dropped: failed';
      report({ source, phase: 'event', error });
    }
  };

  const settle = () => {
    onState(state());
    const passing = waiting;
    waiting = [];
    for (const [event, send] of passing) pass(event, send);
  };

  const undo = consent.subscribe(settle);
  // The consent plugin 3.2 dispatches no event; its buttons store the choice before the click bubbles here.
  const types = ['prerenderingchange', 'wp_listen_for_consent_change', 'click'];
  for (const type of types) doc.addEventListener(type, settle);
  onState(state());

  return {
    state,
    track(name, send) {
      const event: TrackedEvent = {
        source,
        name,
        at: performance.now(),
        outcome: 'held: undecided',
      };
      tracked.push(event);
      if (tracked.length > MAX_LISTED) tracked.shift();
      pass(event, send);
    },
    stop() {
      undo();
      for (const type of types) doc.removeEventListener(type, settle);
      for (const [event] of waiting) event.outcome = 'dropped: ended';
      waiting = [];
    },
  };
};
