import type { PageFacts } from './page';
import type { Entry } from './registry';
import type { IslandInfo, Skerry } from './skerry';
import type { Cart } from './stores/cart-state';

declare const SKERRY_VERSION: string;

/** From package.json, inlined by the build. */
const version: string = typeof SKERRY_VERSION === 'string' ? SKERRY_VERSION : '0.0.0';

interface Runtime {
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

export const createPublicApi = (facts: PageFacts, runtime: Runtime): Skerry => {
  const { document: doc, bus, consent, report } = facts;
  const scan = (root: Element = doc.documentElement) => facts.scan(root);
  return Object.freeze({
    version,
    scan,
    mount(root: Element = doc.documentElement) {
      scan(root);
      runtime.wakeIn(root);
    },
    unmount: runtime.unmount,
    on: bus.on,
    off: bus.off,
    islands: () => runtime.entries().map(info),
    faults: () => [...report.faults],
    consent,
    cart: runtime.cart,
    stop: runtime.stop,
  } satisfies Skerry);
};
