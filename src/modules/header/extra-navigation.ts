import type { ControllerScope } from '../../runtime/controller-scope';
import { byId } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import * as extra from './extra-names';

/** Pixels of window from which the wide menu stands, scrollbar included (specification S9.21). */
const DESKTOP = 1024;

/**
 * The wide header of the Extra theme stays at the top once the page is scrolled past it. Its wrapper
 * keeps the height it had, so nothing below it moves.
 */
export const startExtraNavigation = ({ page, changes, onEnd }: ControllerScope): void => {
  const { document: doc, window: win, stores } = page;
  const find = (id: string) => byId(doc, id);
  const wrapper = find(extra.wrapper);
  const header = find(divi.mainHeader);
  const container = find(extra.container);
  if (!wrapper || !header || !container || !doc.body.classList.contains(extra.fixedNav)) return;
  const logo = header.querySelector<HTMLElement>(extra.logo);
  const image = find(extra.logoImage);
  const percent = (element: HTMLElement | null) => Number(element?.dataset.fixedHeight) || 0;

  let isFixed = false;
  let top = 0;
  const set = (to: boolean) => {
    if (isFixed === to) return;
    isFixed = to;
    changes.setStyle(wrapper, 'height', to ? `${wrapper.offsetHeight}px` : null);
    if (image && image.offsetHeight > 0) {
      const height = (percent(header) * percent(logo)) / 100;
      const width = (image.offsetWidth / image.offsetHeight) * height;
      changes.setStyle(image, 'width', to && width > 0 ? `${Math.round(width)}px` : null);
    }
    changes.setClass(container, extra.fixed, to);
  };
  const follow = () => {
    const isDesktop = win.innerWidth >= DESKTOP;
    set(isDesktop && stores.$scroll.get().y > top);
  };
  const measure = () => {
    set(false);
    const admin = find(divi.adminBar)?.offsetHeight ?? 0;
    top = wrapper.getBoundingClientRect().top + win.scrollY - admin;
    follow();
  };
  let lastWidth = -1;
  onEnd(
    stores.$viewport.subscribe(({ width }) => {
      // A phone's bars come and go while it scrolls; only the width changes the header.
      if (width !== lastWidth) measure();
      lastWidth = width;
    }),
  );
  onEnd(stores.$scroll.listen(follow));
};
