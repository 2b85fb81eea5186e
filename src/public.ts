/**
 * Types for authors of other plugins: `window.skerry` and the `skerry:` events.
 *
 * @example
 * import type { Skerry } from 'skerry';
 * window.skerry?.on('cart:changed', ({ hash }) => console.log(hash));
 */
import type { BusEvents } from './runtime/events';
import type { Skerry } from './runtime/public-api';
import type { Fault } from './runtime/report';

export type { ConsentState } from './runtime/consent-gate';
export type { BusEvents } from './runtime/events';
export type { Family } from './runtime/family';
export type { IslandInfo, Skerry } from './runtime/public-api';
export type { Fault } from './runtime/report';

type Mirrored = Exclude<
  keyof BusEvents,
  'page:restored' | 'request:ended' | 'preview:switched' | 'settings:wanted'
>;

declare global {
  interface Window {
    skerry?: Skerry;
    /** Set it before the script tag to switch Skerry off. */
    skerryOff?: boolean;
    /** Texts for assistive technology in the site's language. */
    skerryLabels?: Readonly<Record<string, string>>;
  }
  interface DocumentEventMap extends Record<`skerry:${Mirrored}`, CustomEvent> {
    'skerry:ready': CustomEvent<Skerry>;
    'skerry:error': CustomEvent<Fault>;
  }
}
