import { hasSwitch } from '../has-switch';

/** The kill switch: `?skerry=off` in the address or `window.skerryOff = true`. */
export const isOff = (win: Window): boolean =>
  (win as { skerryOff?: unknown }).skerryOff === true || hasSwitch(win, 'off');
