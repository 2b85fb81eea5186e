import type { ControllerScope } from '../../runtime/controller-scope';
import type { PreviewMode } from '../model/devices';
import * as names from '../names';
import { listenInTop, topOf } from './listen-in-top';
import { deviceOf, isPreviewMode, previewModeOf } from './preview-mode-of';

/**
 * Emits on the page's bus in which preview mode the editor shows it: by the editor's event, and by the
 * class on `html` where that comes alone (specification S2.22).
 */
export const followModes = (scope: ControllerScope): void => {
  const { window: win, document: doc, bus } = scope.page;
  const { documentElement: html } = doc;
  let known = previewModeOf(html);
  const emit = (mode: PreviewMode) => {
    if (mode === known) return;
    known = mode;
    bus.emit('preview:switched', { mode, device: deviceOf(mode) });
  };
  const observer = new win.MutationObserver(() => emit(previewModeOf(html)));
  observer.observe(html, { attributeFilter: ['class'] });
  scope.onEnd(() => observer.disconnect());
  listenInTop(scope, topOf(win), names.modeChanged, (device, mode) => {
    // Older editors name the device alone.
    const named = [mode, device].find(isPreviewMode);
    if (named) emit(named);
  });
};
