import type { Family } from '../family';
import type { Entry } from '../registry';
import type { Fault } from '../report';

/** Why the old scripts are wanted. */
export type Reason = 'off' | 'missing' | 'start' | 'fault' | 'stands down';

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

/** What `skerry:fallback` tells. */
export interface Fallback {
  readonly reason: Reason;
  /** The families that are handed back; empty where nothing of Skerry runs. */
  readonly families: readonly string[];
  /** Handles or addresses of the scripts that run now. */
  readonly scripts: readonly string[];
  readonly error?: unknown;
}

export interface Originals {
  handBack(win: Window & typeof globalThis, order: Order): Promise<void>;
}
