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

/** What the loader hands over. */
export interface PageSource {
  readonly window: Window & typeof globalThis;
  readonly options: Options;
  /** None on a page without a consent banner. */
  readonly consent: ConsentGate | null | undefined;
  readonly firstLayout?: FirstLayout;
  /** The old script of a family that is still on the page: the family then stands down. */
  readonly findIncumbent?: (family: Family, isDivi5?: boolean) => string | null;
  /** Where the files of the build stand, with a slash at the end; none where everything is one file. */
  readonly folder?: string | undefined;
  /** Gives families back to the old scripts that stand inert on the page. */
  readonly handBack?: (order: Order) => void;
}

/** Reads what is needed to decide which mounts the page needs; `scan` comes from the caller. */
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
