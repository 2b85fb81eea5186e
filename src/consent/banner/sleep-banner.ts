import type { ControllerScope } from '../../runtime/controller-scope';
import { Class, TAG } from '../names';
import type { BannerProps } from './banner-elements';
import { restingState } from './banner-state';

/** What the island is loaded for: a press on the banner, or a script's call to open it. */
export type FirstInput = MouseEvent | 'revisit';

/**
 * The banner of a visitor who has chosen, which most page views show: only its revisit button. The
 * island, which `wake` loads, is needed for a press, for a script that opens the banner, and if the
 * choice is withdrawn in another tab.
 */
export const sleepBanner = (
  { changes, listen, onEnd }: ControllerScope,
  { page, guard, control, config, elements }: BannerProps,
  wake: (first?: FirstInput) => void,
): void => {
  const setClass = (all: readonly Element[], name: string, isOn: boolean) => {
    for (const element of all) changes.setClass(element, name, isOn);
  };
  setClass([...elements.containers, ...elements.overlays], Class.hide, true);
  setClass(
    elements.revisits,
    Class.revisitHide,
    !config._bannerConfig.config.revisitConsent.status,
  );
  for (const modal of elements.modals) changes.setAttribute(modal, 'inert', '');

  onEnd(control.attach({ revisit: () => wake('revisit') }));
  onEnd(
    guard.subscribe(() => {
      if (restingState(guard.record(), guard).view !== 'closed') wake();
    }),
  );
  listen<MouseEvent>(page.document, 'click', (press) => {
    const control = (press.target as Element).closest?.(`[${TAG}], .${Class.bannerElement}`);
    if (!control) return;
    if (control.getAttribute('href')?.startsWith('#')) press.preventDefault();
    wake(press);
  });
};
