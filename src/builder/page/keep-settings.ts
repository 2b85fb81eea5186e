import type { Page } from '../../runtime/page';
import * as names from '../names';

/**
 * Keeps the last settings of pinned modules that the editor has told: it tells them once, perhaps
 * before the code that pins has come to a page that had nothing to pin. Returns the undo.
 */
export const keepSettings = ({ window: win, bus }: Page): (() => void) => {
  let last: unknown;
  const keep = (event: Event) => {
    last = (event as CustomEvent<unknown>).detail;
  };
  const tellAgain = () => {
    if (last) win.dispatchEvent(new win.CustomEvent(names.settingsSynced, { detail: last }));
  };
  win.addEventListener(names.settingsSynced, keep);
  bus.on('settings:wanted', tellAgain);
  return () => {
    win.removeEventListener(names.settingsSynced, keep);
    bus.off('settings:wanted', tellAgain);
  };
};
