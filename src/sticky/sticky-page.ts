import type { Sticky } from './create-sticky';
import type { Environment } from './environment';
import type { Timers } from './timers';

/** The sticky modules of a page and what moves them, for the code that is loaded later. */
export interface StickyPage {
  readonly sticky: Sticky;
  readonly environment: Environment;
  readonly timers: Timers;
  /** The entries that the server has printed. */
  readonly printed: Readonly<Record<string, unknown>>;
  /** Takes on what these entries name and lets go of the rest. */
  adopt(entries: Readonly<Record<string, unknown>>): void;
  measureSoon(): void;
}
