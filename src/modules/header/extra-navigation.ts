import { atom } from 'nanostores';
import type { ControllerScope } from '../../runtime/controller-scope';
import { byId } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import * as extra from './extra-names';
import * as names from './names';

/** Pixels of window from which the wide menu stands, scrollbar included (specification S9.21). */
const DESKTOP = 1024;

/** Whether the header stays at the top, with the pixels of scroll that lead to its own place. */
export const isFixedAt = ({
  width,
  y,
  top,
}: {
  readonly width: number;
  readonly y: number;
  readonly top: number;
}): boolean => width >= DESKTOP && y > top;

/**
 * The wide header of the Extra theme stays at the top once the page is scrolled past it. Its wrapper
 * keeps the height it had, so nothing below it moves.
 */
export const startExtraNavigation = ({ page, changes, listen, onEnd }: ControllerScope): void => {
  const { document: doc, window: win, stores } = page;
  const find = (id: string) => byId(doc, id);
  const wrapper = find(extra.wrapper);
  const header = find(divi.mainHeader);
  const container = find(extra.container);
  if (!wrapper || !header || !container || !doc.body.classList.contains(extra.fixedNav)) return;
  const logo = header.querySelector<HTMLElement>(extra.logo);
  const image = find(extra.logoImage);
  const percent = (element: HTMLElement | null) => Number(element?.dataset.fixedHeight) || 0;

  const $top = atom(0);
  const $isFixed = atom(false);
  const show = (isFixed: boolean) => {
    changes.setStyle(wrapper, 'height', isFixed ? `${wrapper.offsetHeight}px` : null);
    if (image && image.offsetHeight > 0) {
      const height = (percent(header) * percent(logo)) / 100;
      const width = (image.offsetWidth / image.offsetHeight) * height;
      changes.setStyle(image, 'width', isFixed && width > 0 ? `${Math.round(width)}px` : null);
    }
    changes.setClass(container, extra.fixed, isFixed);
  };
  const follow = () => {
    const { y } = stores.$scroll.get();
    $isFixed.set(isFixedAt({ width: win.innerWidth, y, top: $top.get() }));
  };
  /** The style sheet does not show a header that hides until it is fixed, which short pages never make it. */
  const hide = () => {
    if (!doc.body.classList.contains(names.hideNav)) return;
    const { offsetHeight: height } = header;
    const isHidden =
      doc.documentElement.scrollHeight > win.innerHeight + height + names.hiddenOffset;
    changes.setStyle(header, 'transform', `translateY(${isHidden ? -height : 0}px)`);
    changes.setStyle(header, 'opacity', isHidden ? null : '1');
  };
  // Pictures may have made the page long enough.
  listen(win, 'load', hide);
  onEnd($isFixed.listen(show));
  onEnd(
    stores.$viewport.subscribe(({ width }, before) => {
      // A phone's bars come and go while it scrolls; only the width changes the header.
      if (width === before?.width) return;
      // Measured at its own place.
      show(false);
      const admin = find(divi.adminBar)?.offsetHeight ?? 0;
      $top.set(wrapper.getBoundingClientRect().top + win.scrollY - admin);
      show($isFixed.get());
      hide();
      follow();
    }),
  );
  onEnd(stores.$scroll.listen(follow));
};
