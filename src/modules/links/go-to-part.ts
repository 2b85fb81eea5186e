import { focusText } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import { scrollToPart } from './scroll-to-part';

const takesFocus = (element: HTMLElement) =>
  element.matches('a[href],button,input,select,textarea');

/**
 * What following a link inside the page means: the address says so (specification S2.07), modules
 * that listen to it open what is closed, the page scrolls, and the focus goes along.
 */
export const goToPart = async (page: Page, element: HTMLElement, hash: string): Promise<void> => {
  const { window: win } = page;
  if (win.location.hash !== hash) {
    const oldURL = win.location.href;
    win.history.pushState(null, '', hash);
    // `pushState` tells nobody; whoever follows the address expects to be told.
    win.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: win.location.href }));
  }
  if (takesFocus(element)) element.focus({ preventScroll: true });
  else focusText(element);
  await scrollToPart(page, element);
};
