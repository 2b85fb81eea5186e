import { editorSizes } from './editor-sizes';

/** Pure: touch and a narrow window (specification S9.24). */
export const isMobile = ({ hasTouch, width }: { hasTouch: boolean; width: number }): boolean =>
  hasTouch && width <= editorSizes.mobileUpTo;

/** Whether the app's window belongs to a mobile device, by touch events and its width. */
export const isMobileDevice = (win: Window): boolean => {
  const hasTouch = 'TouchEvent' in win && 'ontouchstart' in win;
  return isMobile({ hasTouch, width: win.document.documentElement.clientWidth });
};

/** Whether a user agent names a phone or a tablet. */
export const isRealMobileDevice = (userAgent: string): boolean =>
  /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i.test(userAgent);
