import { previewParams } from '../runtime/config/divi';
import type { Controller } from '../runtime/definition';
import { addStyleSheet } from '../runtime/kit';
import type { Page } from '../runtime/page';
import * as names from './names';
import { followModes } from './page/follow-modes';
import { followRendering } from './page/follow-rendering';
import { holdOutside } from './page/hold-outside';
import { keepSettings } from './page/keep-settings';
import { topOf } from './page/listen-in-top';
import { publishDebug } from './page/publish-debug';
import { publishInitialisers } from './page/publish-initialisers';
import { showSampleNotice } from './page/sample-notice';

/** What a page does that an editor draws. Returns the undos. */
const startInEditor = (page: Page, signal: AbortSignal): readonly (() => void)[] => {
  const { window: win, document: doc, mode, events } = page;
  const outer = topOf(win).document;
  const again = () => page.scan(doc.documentElement);
  holdOutside(page, signal);
  return [
    followModes(page),
    followRendering(page),
    keepSettings(page),
    publishInitialisers(page),
    // The editor has drawn what the server has not.
    ...[names.appReady, names.rootMounted, names.contentChanged].map((name) =>
      events.listen(win, name, again),
    ),
    ...(mode.builderType === 'vb' ? [showSampleNotice(page)] : []),
    // The bar of the outer window would push the editor down.
    ...(outer.getElementById(names.adminBar) ? [addStyleSheet(outer, names.zeroMargin)] : []),
  ];
};

/** The page builder's side of a page: an editor's preview, or the page that renders one. */
export const controller: Controller = (page) => {
  const { globals, mode, report } = page;
  const abort = new AbortController();
  const { signal } = abort;
  const undos: (() => void)[] = [];
  const add = (part: Promise<(page: Page, signal: AbortSignal) => void>) => {
    part
      .then((start) => {
        if (!signal.aborted) start(page, signal);
      })
      .catch((error: unknown) => report({ source: 'builder', phase: 'load', error }));
  };
  if (mode.isBuilder) undos.push(...startInEditor(page, signal));
  if (mode.isBuilder || mode.isLayoutPreview) undos.push(publishDebug(page));
  if (globals.has(previewParams))
    add(page.load(() => import('./answer')).then((each) => each.answerPreview));
  if (mode.isLayoutPreview)
    add(page.load(() => import('./layout-block')).then((each) => each.startLayoutBlock));
  return () => {
    abort.abort();
    for (const undo of undos) undo();
  };
};
