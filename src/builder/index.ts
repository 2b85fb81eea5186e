import type { ControllerScope } from '../runtime/controller-scope';
import type { Start } from '../runtime/definition';
import { addStyleSheet } from '../runtime/kit';
import { layoutBlockPreview, shortcodePreview } from './lazy';
import * as names from './names';
import { followModes } from './page/follow-modes';
import { followRendering } from './page/follow-rendering';
import { holdOutside } from './page/hold-outside';
import { keepSettings } from './page/keep-settings';
import { topOf } from './page/listen-in-top';
import { publishDebug } from './page/publish-debug';
import { publishInitialisers } from './page/publish-initialisers';
import { showSampleNotice } from './page/sample-notice';
import { previewParams } from './answer/config';

/** What a page does that an editor draws. */
const startInEditor = (scope: ControllerScope): void => {
  const { page, guard, onEnd } = scope;
  const { window: win, document: doc, mode, events } = page;
  const outer = topOf(win).document;
  holdOutside(scope);
  followModes(scope);
  followRendering(scope);
  keepSettings(scope);
  publishInitialisers(scope);
  // The editor has drawn what the server has not.
  const again = guard(() => page.scan(doc.documentElement));
  for (const name of [names.appReady, names.rootMounted, names.contentChanged]) {
    onEnd(events.listen(win, name, again));
  }
  if (mode.builderType === 'vb') showSampleNotice(scope);
  // The bar of the outer window would push the editor down.
  if (outer.getElementById(names.adminBar)) onEnd(addStyleSheet(outer, names.zeroMargin));
};

/** The page builder's side of a page: an editor's preview, or the page that renders one. */
export const start: Start = (scope) => {
  const { globals, mode } = scope.page;
  if (mode.isBuilder) startInEditor(scope);
  if (mode.isBuilder || mode.isLayoutPreview) publishDebug(scope);
  if (globals.has(previewParams)) scope.startLazy(shortcodePreview);
  if (mode.isLayoutPreview) scope.startLazy(layoutBlockPreview);
};
