import type { PageSource } from '../read-facts';
import type { ConsentGate } from '../consent-gate';
import { claim } from './claim';
import { findScriptTag } from './find-script-tag';
import { isOff } from './is-off';
import { type Options, readOptions } from './read-options';
import { whenInteractive } from './when-interactive';

interface Parts {
  /** In force from the first moment; null where the page has no consent configuration. */
  readonly startGuard: (win: Window & typeof globalThis, options: Options) => ConsentGate | null;
  readonly loadMain: (options: Options) => Promise<{ boot(source: PageSource): unknown }>;
}

/** What the script tag does at once; the runtime follows when the document has been parsed. */
export const launch = (win: Window & typeof globalThis, { startGuard, loadMain }: Parts): void => {
  if (isOff(win) || !claim(win)) return;
  const { document: doc } = win;
  const options = readOptions(findScriptTag(doc));
  const early = options.families.has('consent') ? startGuard(win, options) : null;
  whenInteractive(doc, () => {
    loadMain(options)
      .then((main) => main.boot({ window: win, options, consent: early }))
      .catch((error: unknown) => console.error('[skerry] could not start', error));
  });
};
