import type { ConsentGate } from '../consent-gate';
import { incumbentsOn } from '../standing';
import type { EarlyLayout } from '../first-layout';
import { createFirstLayout } from './create-first-layout';
import { claim } from './claim';
import { findScriptTag } from './find-script-tag';
import type { Runtime } from './import-runtime';
import { isOff } from './is-off';
import { keepMessages } from './keep-messages';
import { type Options, readOptions } from './read-options';
import { whenStyled } from './when-styled';

interface Parts {
  /**
   * In force as soon as the page has its consent configuration, which may come after the script
   * tag; the gate is asked for when the document has been parsed.
   */
  readonly startGuard: (win: Window & typeof globalThis) => () => ConsentGate | null;
  readonly loadRuntime: (options: Options) => Promise<Runtime>;
  /** The shares of the content modules in the first layout. */
  readonly layouts: readonly EarlyLayout[];
}

/** What the script tag does at once; the runtime, asked for now, starts when the document has been parsed. */
export const launch = (
  win: Window & typeof globalThis,
  { startGuard, loadRuntime, layouts }: Parts,
): void => {
  if (isOff(win) || !claim(win)) return;
  const { document: doc } = win;
  keepMessages(win);
  const options = readOptions(findScriptTag(doc));
  const gate = options.families.has('consent') ? startGuard(win) : null;
  const firstLayout = createFirstLayout(doc, {
    layouts,
    isOurs: (family) => options.families.has(family) && !incumbentsOn(doc)(family),
  });
  const runtime = loadRuntime(options);
  const styled = new Promise<void>((resolve) => {
    whenStyled(doc, () => {
      firstLayout.finish();
      resolve();
    });
  });
  Promise.all([runtime, styled])
    .then(([{ boot, folder }]) =>
      boot({
        window: win,
        options,
        consent: gate?.(),
        firstLayout,
        findIncumbent: incumbentsOn(doc),
        folder,
      }),
    )
    .catch((error: unknown) => console.error('[skerry] could not start', error));
};
