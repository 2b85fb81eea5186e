import type { PageFacts } from './page';
import type { Entry } from './registry';
import type { IslandInfo, Skerry } from './skerry';
import type { Cart } from './stores/cart-state';

declare const SKERRY_VERSION: string;

/** From package.json, put in by the build. */
const version: string = typeof SKERRY_VERSION === 'string' ? SKERRY_VERSION : '0.0.0';

interface Parts {
  readonly entries: () => readonly Entry[];
  readonly cart: () => Cart;
  readonly unmount: (root?: Element) => void;
  readonly wakeIn: (root: Element) => void;
  readonly stop: () => void;
}

const info = ({ definition, status, root, foundAt, mountedAt, mountMs }: Entry): IslandInfo => {
  const { name, kind, family, when } = definition;
  return { name, kind, family, when, status, root, foundAt, mountedAt, mountMs };
};

export const createPublicApi = (facts: PageFacts, parts: Parts): Skerry => {
  const { document: doc, bus, consent, report } = facts;
  const scan = (root: Element = doc.documentElement) => facts.scan(root);
  return Object.freeze({
    version,
    scan,
    mount(root: Element = doc.documentElement) {
      scan(root);
      parts.wakeIn(root);
    },
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
