import type { Page } from '../../runtime/page';
import type { PreviewMode } from '../model/devices';
import * as names from '../names';
import { listenInTop, topOf } from './listen-in-top';
import { deviceOf, isPreviewMode, previewModeOf } from './preview-mode-of';

/**
 * Tells the page's bus in which preview mode the editor shows it: by the editor's event, and by the
 * class on `html` where that comes alone (specification S2.22). Returns the undo.
 */
export const followModes = ({ window: win, document: doc, bus }: Page): (() => void) => {
  const { documentElement: html } = doc;
  let known = previewModeOf(html);
  const tell = (mode: PreviewMode) => {
    if (mode === known) return;
    known = mode;
    bus.emit('preview:switched', { mode, device: deviceOf(mode) });
  };
  const observer = new win.MutationObserver(() => tell(previewModeOf(html)));
  observer.observe(html, { attributeFilter: ['class'] });
  const stop = listenInTop(topOf(win), names.modeChanged, (device, mode) => {
    // Older editors name the device alone.
    const named = [mode, device].find(isPreviewMode);
    if (named) tell(named);
  });
  return () => {
    observer.disconnect();
    stop();
  };
};
