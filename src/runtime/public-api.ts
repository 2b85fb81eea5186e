import type { Bus } from './bus';
import type { ConsentGate } from './consent-gate';
import type { Family } from './family';
import type { PageFacts } from './page';
import type { Entry, Status } from './registry';
import type { Fault } from './report';
import type { Cart } from './stores/cart';
import type { When } from './definition';
import { version } from './version';

/** One part of the page as `skerry.islands()` tells it. */
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
  /** The same under the name that reads better beside `unmount`. */
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

interface Parts {
  readonly entries: () => readonly Entry[];
  readonly cart: () => Cart;
  readonly unmount: (root?: Element) => void;
  readonly stop: () => void;
}

const info = ({ definition, status, root, foundAt, mountedAt, mountMs }: Entry): IslandInfo => {
  const { name, kind, family, when } = definition;
  return { name, kind, family, when, status, root, foundAt, mountedAt, mountMs };
};

/** Facts of the bus as `skerry:` events on the document, for people without a bundler. */
const mirrored = [
  'cart:changed',
  'fragments:applied',
  'consent:changed',
  'hash:changed',
  'content:swapped',
  'goal:reached',
  'form:sent',
  'sticky:changed',
] as const;

export const createPublicApi = (facts: PageFacts, parts: Parts): Skerry => {
  const { document: doc, bus, consent, report } = facts;
  for (const type of mirrored) {
    bus.on(type, (detail) => {
      doc.dispatchEvent(new CustomEvent(`skerry:${type}`, { detail }));
    });
  }
  const scan = (root: Element = doc.documentElement) => facts.scan(root);
  return Object.freeze({
    version,
    scan,
    mount: scan,
    unmount: parts.unmount,
    on: bus.on,
    off: bus.off,
    islands: () => parts.entries().map(info),
    faults: () => [...report.faults],
    consent,
    cart: parts.cart,
    stop: parts.stop,
  } satisfies Skerry);
};
