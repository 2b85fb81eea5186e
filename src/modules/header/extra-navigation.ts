import { atom } from 'nanostores';
import type { ControllerScope } from '../../runtime/controller-scope';
import { byId } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import * as extra from './extra-names';
import * as names from './names';

/**
 * Window width from which the wide menu is shown, including the scrollbar, in pixels (specification
 * S9.21).
 */
const DESKTOP = 1024;

/** Whether the header is fixed, by the scroll position of its own place, in pixels. */
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
 * The wide header of the Extra theme is fixed once the page is scrolled past it. Its wrapper keeps
 * the height, so nothing below moves.
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
  /** The style sheet hides such a header until it is fixed, which never happens on short pages. */
  const hide = () => {
    if (!doc.body.classList.contains(names.hideNav)) return;
    const { offsetHeight: height } = header;
    const isHidden =
      doc.documentElement.scrollHeight > win.innerHeight + height + names.hiddenOffset;
    changes.setStyle(header, 'transform', `translateY(${isHidden ? -height : 0}px)`);
    changes.setStyle(header, 'opacity', isHidden ? null : '1');
  };
  // Images may have made the page long enough.
  listen(win, 'load', hide);
  onEnd($isFixed.listen(show));
  onEnd(
    stores.$viewport.subscribe(({ width }, before) => {
      // A phone's browser bars appear and disappear while scrolling; only the width changes the header.
      if (width === before?.width) return;
      // Measured in its own place.
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
