import type { Bus } from './bus';
import type { ConsentGate } from './consent-gate';
import type { Family } from './family';
import type { Fault } from './report';
import type { Status } from './status';
import type { Cart } from './stores/cart-state';
import type { When } from './when';

/** One mount of the page as `skerry.islands()` tells it. */
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
  /** Script time of the mount in milliseconds. */
  readonly mountMs: number;
}

/** What `window.skerry` offers. */
export interface Skerry {
  readonly version: string;
  /** Mounts what stands in a subtree that was just put in; rarely needed, additions are seen. */
  scan(root?: Element): void;
  /** The same, and mounts what is asleep there without waiting to be touched. */
  mount(root?: Element): void;
  /** Ends everything in a subtree, or on the page, and gives the server's markup back. */
  unmount(root?: Element): void;
  readonly on: Bus['on'];
  readonly off: Bus['off'];
  islands(): readonly IslandInfo[];
  faults(): readonly Fault[];
  readonly consent: Pick<ConsentGate, 'state' | 'isGranted' | 'isUrlAllowed' | 'subscribe'>;
  /** The cart as it is known; changes come as `cart:changed`. */
  cart(): Cart;
  /** Ends Skerry on this page for good. */
  stop(): void;
}

/** Facts of the bus that are emitted on the document as well. */
export type Mirrored =
  | 'cart:changed'
  | 'fragments:applied'
  | 'consent:changed'
  | 'hash:changed'
  | 'content:swapped'
  | 'goal:reached'
  | 'form:sent'
  | 'sticky:changed';
