import type { Bus } from './bus';
import type { ConsentGate } from './consent-gate';
import type { Family } from './family';
import type { Fault } from './report';
import type { Status } from './status';
import type { Cart } from './stores/cart-state';
import type { When } from './when';

/** A mount of the page as `skerry.islands()` lists it. */
export interface IslandInfo {
  readonly name: string;
  readonly kind: 'island' | 'controller';
  readonly family: Family;
  readonly when: When;
  readonly status: Status;
  readonly root: HTMLElement;
  /** Milliseconds since navigation. */
  readonly foundAt: number;
  /** Milliseconds since navigation; 0 while it is not mounted. */
  readonly mountedAt: number;
  /** Script time of the mount, in milliseconds. */
  readonly mountMs: number;
}

/** The API on `window.skerry`. */
export interface Skerry {
  readonly version: string;
  /** Scans a subtree that was just inserted; rarely needed, as insertions are observed. */
  scan(root?: Element): void;
  /** The same, and mounts sleeping islands there without waiting for an interaction. */
  mount(root?: Element): void;
  /** Ends everything in a subtree or on the page, and restores the server's markup. */
  unmount(root?: Element): void;
  readonly on: Bus['on'];
  readonly off: Bus['off'];
  islands(): readonly IslandInfo[];
  faults(): readonly Fault[];
  readonly consent: Pick<ConsentGate, 'state' | 'isGranted' | 'isUrlAllowed' | 'subscribe'>;
  /** The known state of the cart; changes are emitted as `cart:changed`. */
  cart(): Cart;
  /** Ends Skerry on this page for good. */
  stop(): void;
}

/** Bus events that are also emitted on the document. */
export type Mirrored =
  | 'cart:changed'
  | 'fragments:applied'
  | 'consent:changed'
  | 'hash:changed'
  | 'content:swapped'
  | 'goal:reached'
  | 'form:sent'
  | 'sticky:changed';
