import type { Family } from '../family';
import type { Reason } from './fallback';
import type { Entry } from '../registry';
import type { Fault } from '../report';

/** What is asked of the file with the old scripts' revival. */
export interface Order {
  readonly reason: Reason;
  /** All of the page unless stated. */
  readonly families?: readonly Family[];
  readonly error?: unknown;
  /** Counted: its family comes to an end only above its limit. */
  readonly fault?: Fault;
  /** What stands on the page: what works already may have told others what must not be told twice. */
  readonly entries?: () => readonly Entry[];
  /** Ends what these families have mounted, before their old scripts run. */
  readonly end?: (families: ReadonlySet<string>) => void;
}

export interface Originals {
  handBack(win: Window & typeof globalThis, order: Order): Promise<void>;
}
