/**
 * Types for authors of other plugins: `window.skerry`, the `skerry:` events, and the configuration
 * that the supported products print on `window`.
 *
 * @example
 * import type { Skerry } from 'skerry';
 * window.skerry?.on('cart:changed', ({ hash }) => console.log(hash));
 */
import type { Texts } from './consent/own-words';
import type { BusEvents } from './runtime/events';
import type { Label } from './runtime/labels';
import type { Mirrored, Skerry } from './runtime/skerry';
import type { Fallback } from './runtime/originals/fallback';
import type { Fault } from './runtime/report';

export type * from './types/cookieyes';
export type * from './types/divi';
export type * from './types/learndash';
export type * from './types/pixel-caffeine';
export type * from './types/printed';
export type * from './types/woocommerce';
export type { ConsentState } from './runtime/consent-gate';
export type { BusEvents } from './runtime/events';
export type { Family } from './runtime/family';
export type { IslandInfo, Skerry } from './runtime/skerry';
export type { Fallback } from './runtime/originals/fallback';
export type { Fault } from './runtime/report';

type MirroredEvents = { [Type in Mirrored as `skerry:${Type}`]: CustomEvent<BusEvents[Type]> };

declare global {
  interface Window {
    skerry?: Skerry;
    /** Set it before the script tag to switch Skerry off. */
    skerryOff?: boolean;
    /** Texts for assistive technology, and of Skerry's own banner, in the site's language. */
    skerryLabels?: Readonly<Partial<Record<Label, string> & Texts>>;
  }
  interface DocumentEventMap extends MirroredEvents {
    'skerry:ready': CustomEvent<Skerry>;
    'skerry:error': CustomEvent<Fault>;
    'skerry:fallback': CustomEvent<Fallback>;
  }
}
