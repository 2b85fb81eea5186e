import { focusText } from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import { scrollToAnchor } from './scroll-to-anchor';

const takesFocus = (element: HTMLElement) =>
  element.matches('a[href],button,input,select,textarea');

const goToAnchor = async (
  { page, changes }: ControllerScope,
  element: HTMLElement,
  hash: string,
): Promise<void> => {
  const { window: win } = page;
  if (win.location.hash !== hash) {
    const oldURL = win.location.href;
    win.history.pushState(null, '', hash);
    // `pushState` fires nothing; scripts that follow the address expect the event.
    win.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: win.location.href }));
  }
  if (takesFocus(element)) element.focus({ preventScroll: true });
  else focusText(element, changes);
  await scrollToAnchor(page, element);
};

/**
 * What following a link inside the page means: the address says so (specification S2.07), modules
 * that listen to it open what is closed, the page scrolls, and the focus goes along.
 */
export const createGoToAnchor =
  (scope: ControllerScope) =>
  (element: HTMLElement, hash: string): void =>
    scope.inBackground(goToAnchor(scope, element, hash));
