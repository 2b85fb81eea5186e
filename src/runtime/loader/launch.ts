import { hasSwitch } from '../has-switch';
import type { ConsentGate } from '../consent-gate';
import type { FaultReports } from '../faults/create-fault-reporter';
import { oldScriptsOn } from '../old-scripts';
import type { Family } from '../family';
import type { EarlyLayout } from '../first-layout';
import { createFirstLayout } from './create-first-layout';
import type { Runtime } from './import-runtime';
import { ORIGINAL } from '../originals/names';
import type { Order, Originals } from '../originals/order';
import { type Options, readOptions } from './read-options';
import { whenStyled } from './when-styled';

/** A flood must not fill memory; an editor sends one message. */
const MAX_KEPT = 50;

/**
 * Keeps messages to a preview until the chunk that handles them has loaded: the editor sends once,
 * when the page has loaded. That chunk empties the list (builder.md §4).
 */
const keepMessages = (win: Window): void => {
  if (!win.location.search.includes('et_pb_preview=')) return;
  const skerryMessages: MessageEvent[] = [];
  win.addEventListener('message', (event) => {
    if (skerryMessages.length < MAX_KEPT) skerryMessages.push(event);
  });
  Object.assign(win, { skerryMessages });
};

/**
 * Keeps the last press before the runtime starts, which repeats it. A placeholder link of a module
 * does not scroll to the top meanwhile. The returned function ends this and gives the press.
 */
const keepPress = (doc: Document) => {
  let last: MouseEvent | undefined;
  const keep = (press: MouseEvent) => {
    last = press;
    const { target } = press;
    if (target instanceof HTMLAnchorElement && target.matches('.et_pb_module [href="#"]')) {
      press.preventDefault();
    }
  };
  doc.addEventListener('click', keep, true);
  return () => {
    doc.removeEventListener('click', keep, true);
    return last;
  };
};

const CLAIM = Symbol.for('skerry');

/** Claims the page for this copy of Skerry; false when another copy runs already. */
export const claim = (win: Window): boolean => {
  if (Object.hasOwn(win, CLAIM)) {
    console.info('[skerry] is on this page twice.');
    return false;
  }
  Object.defineProperty(win, CLAIM, { value: true });
  return true;
};

/** Skerry's script tag; combined or delayed scripts have no `currentScript`. */
export const findScriptTag = (doc: Document): HTMLScriptElement | null => {
  const { currentScript } = doc;
  if (currentScript instanceof HTMLScriptElement && currentScript.src) return currentScript;
  return (
    [...doc.scripts].find(({ src }) => /\/skerry(\.all|\.core)?\.js(\?|$)/.test(src)) ??
    doc.querySelector<HTMLScriptElement>('script[data-skerry]')
  );
};

/** The kill switch: `?skerry=off` in the address or `window.skerryOff = true`. */
export const isOff = (win: Window): boolean =>
  (win as { skerryOff?: unknown }).skerryOff === true || hasSwitch(win, 'off');

interface Parts {
  /**
   * Takes effect as soon as the page has its consent configuration, which may follow the script
   * tag; the returned function gives the gate once the document is parsed.
   */
  readonly startGuard: (win: Window & typeof globalThis) => () => ConsentGate | null;
  /** Loads the runtime once the document is parsed and styled. */
  readonly loadRuntime: (options: Options, parsed: Promise<void>) => Promise<Runtime>;
  /** Creates the function that requests, while the page is parsed, the files it needs in any case. */
  readonly createEarlyRequests?: (options: Options) => (ours: ReadonlySet<Family>) => void;
  /** Loads the file that restores the page's old scripts. */
  readonly loadOriginals: (options: Options) => Promise<Originals>;
  /** Early layouts of content modules. */
  readonly layouts: readonly EarlyLayout[];
}

/** Runs at the script tag; the runtime starts when the document has been parsed. */
export const launch = (
  win: Window & typeof globalThis,
  { startGuard, loadRuntime, createEarlyRequests, loadOriginals, layouts }: Parts,
): void => {
  if (!claim(win)) return;
  const { document: doc } = win;
  const options = readOptions(findScriptTag(doc));
  const restoreScripts = (order: Order) => {
    if (!doc.querySelector(`script[${ORIGINAL}]`)) return;
    loadOriginals(options)
      .then((originals) => originals.restore(win, order))
      .catch((error: unknown) => console.error('[skerry] old scripts', error));
  };
  if (isOff(win)) {
    whenStyled(doc, () => restoreScripts({ reason: 'off' }));
    return;
  }
  keepMessages(win);
  const takePress = keepPress(doc);
  const gate = options.families.has('consent') ? startGuard(win) : null;
  /** Judged at each call: an old script may be parsed later. */
  const findOurs = () => {
    const findOldScript = oldScriptsOn(doc);
    return new Set([...options.families].filter((family) => !findOldScript(family)));
  };
  const firstLayout = createFirstLayout(doc, {
    layouts,
    findOurs,
    requestEarly: createEarlyRequests?.(options),
  });
  const fail = (error: unknown) => console.error('[skerry] could not start', error);
  const parsed = new Promise<void>((resolve) => {
    whenStyled(doc, () => {
      firstLayout.finish();
      resolve();
    });
  });
  loadRuntime(options, parsed)
    .then(({ boot, folder }) =>
      boot({
        window: win,
        options,
        consent: gate?.(),
        firstLayout,
        findOldScript: oldScriptsOn(doc),
        folder,
        restoreScripts,
        takePress,
      }),
    )
    .catch((error: unknown) => {
      fail(error);
      takePress();
      // Later failures are reported by the runtime itself.
      if (options.faults) {
        (import(`${options.base}faults.js`) as Promise<FaultReports>)
          .then((reports) => reports.reportStart(error, options))
          .catch(() => {});
      }
      firstLayout.releaseIn(doc.documentElement);
      restoreScripts({ reason: 'start', error });
    })
    .catch(fail);
};
