import type { ControllerScope } from '../../runtime/controller-scope';
import * as names from '../names';

/**
 * Keeps the last settings of sticky modules that the editor has sent: it sends them once, perhaps
 * before the code for them is loaded on a page that had no sticky module.
 */
export const keepSettings = ({ page, listen, on }: ControllerScope): void => {
  const { window: win } = page;
  let last: unknown;
  listen<CustomEvent<unknown>>(win, names.settingsSynced, ({ detail }) => {
    last = detail;
  });
  on('settings:wanted', () => {
    if (last) win.dispatchEvent(new win.CustomEvent(names.settingsSynced, { detail: last }));
  });
};
