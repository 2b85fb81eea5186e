import type { Sticky } from './create-sticky';
import type { Environment } from './environment';
import type { Timers } from './timers';

/** The sticky modules of a page and their controller, for chunks that load later. */
export interface StickyPage {
  readonly sticky: Sticky;
  readonly environment: Environment;
  readonly timers: Timers;
  /** Entries that the server has printed. */
  readonly printed: Readonly<Record<string, unknown>>;
  /** Adopts the modules of these entries and releases all others. */
  adopt(entries: Readonly<Record<string, unknown>>): void;
  measureSoon(): void;
}
