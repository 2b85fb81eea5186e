import { createBus } from './bus';
import { createGlobals } from './config/global';
import type { ConsentGate } from './consent-gate';
import type { Family } from './family';
import { type FirstLayout, noFirstLayout } from './first-layout';
import type { Options } from './loader/read-options';
import { detectMode } from './divi/mode';
import { openGate } from './open-gate';
import type { Order } from './originals/order';
import type { PageFacts } from './page';
import { createReport } from './report';

/** Handed over by the loader. */
export interface PageSource {
  readonly window: Window & typeof globalThis;
  readonly options: Options;
  /** None on a page without a consent banner. */
  readonly consent: ConsentGate | null | undefined;
  readonly firstLayout?: FirstLayout;
  /** A family's old script that is still on the page, which makes the family stand down. */
  readonly findOldScript?: (family: Family, isDivi5?: boolean) => string | null;
  /** Folder of the build's files with a trailing slash; undefined in the single-file build. */
  readonly folder?: string | undefined;
  /** Hands families back to the old scripts that are inert on the page. */
  readonly restoreScripts?: (order: Order) => void;
  /** The last press on the page so far; none is kept from then on. */
  readonly takePress?: () => MouseEvent | undefined;
}

/** Reads the facts needed to decide which mounts the page needs; the caller provides `scan`. */
export const readFacts = (
  { window: win, options, consent, firstLayout = noFirstLayout }: PageSource,
  scan: (root: Element) => void,
): PageFacts => {
  const { document: doc } = win;
  const report = createReport(doc);
  const globals = createGlobals(win);
  return {
    window: win,
    document: doc,
    options,
    globals,
    mode: detectMode(win, globals, options.isPreview),
    bus: createBus((error) => report({ source: 'bus', phase: 'event', error })),
    consent: consent ?? openGate,
    report,
    firstLayout,
    scan,
  };
};
