import type { Family } from '../family';
import type { Reason } from './fallback';
import type { Entry } from '../registry';
import type { Fault } from '../report';

/** Arguments of the file that restores old scripts. */
export interface Order {
  readonly reason: Reason;
  /** All families of the page by default. */
  readonly families?: readonly Family[];
  readonly error?: unknown;
  /** Counted: the family is handed back only above its limit. */
  readonly fault?: Fault;
  /** Mounts of the page: some may already have sent what must not be sent twice. */
  readonly entries?: () => readonly Entry[];
  /** Ends the mounts of these families before their old scripts run. */
  readonly end?: (families: ReadonlySet<string>) => void;
}

export interface Originals {
  restore(win: Window & typeof globalThis, order: Order): Promise<void>;
}
