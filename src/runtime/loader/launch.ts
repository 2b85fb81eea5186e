import type { FetchImports, PageSource } from '../read-facts';
import type { ConsentGate } from '../consent-gate';
import { claim } from './claim';
import { findScriptTag } from './find-script-tag';
import { isOff } from './is-off';
import { keepMessages } from './keep-messages';
import { type Options, readOptions } from './read-options';
import { whenInteractive } from './when-interactive';

interface Parts {
  /**
   * In force as soon as the page has its consent configuration, which may come after the script
   * tag; the gate is asked for when the document has been parsed.
   */
  readonly startGuard: (win: Window & typeof globalThis) => () => ConsentGate | null;
  readonly loadMain: (options: Options) => Promise<{ boot(source: PageSource): Promise<unknown> }>;
  readonly fetchImports?: FetchImports;
}

/** What the script tag does at once; the runtime follows when the document has been parsed. */
export const launch = (
  win: Window & typeof globalThis,
  { startGuard, loadMain, fetchImports }: Parts,
): void => {
  if (isOff(win) || !claim(win)) return;
  const { document: doc } = win;
  keepMessages(win);
  const options = readOptions(findScriptTag(doc));
  const gate = options.families.has('consent') ? startGuard(win) : null;
  whenInteractive(doc, () => {
    loadMain(options)
      .then((main) => main.boot({ window: win, options, consent: gate?.(), fetchImports }))
      .catch((error: unknown) => console.error('[skerry] could not start', error));
  });
};
