import { atom } from 'nanostores';
import type { ControllerScope } from '../../runtime/controller-scope';
import { byId, createChanges } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import * as names from './names';
import { reserveLogo } from './reserve-logo';
import { spaceBelowHeader } from './space-below-header';

/** How long the size of the header has to be unchanged before it is measured again, in milliseconds. */
const STEADY_MS = 200;

/** Height of the header at the top of the page, even if it has shrunk already. */
const fullHeightOf = (header: HTMLElement): number => {
  const { classList } = header;
  // At a new width, its parts are still moving towards the height to be read.
  for (const motion of header.getAnimations({ subtree: true })) {
    if (motion instanceof CSSTransition) motion.finish();
  }
  if (!classList.contains(names.fixed)) return header.offsetHeight;
  // A class of the style sheet: nothing moves while the height is read.
  classList.add(names.still);
  classList.remove(names.fixed);
  const height = header.offsetHeight;
  classList.add(names.fixed);
  void header.offsetHeight;
  classList.remove(names.still);
  return height;
};

/** The page starts below a header that covers it, or its first section leaves space for it. */
export const startPageOffset = (scope: ControllerScope): void => {
  const { page, changes, listen, on, after, onEnd } = scope;
  const { document: doc, window: win, stores } = page;
  const find = (id: string) => byId(doc, id);
  const is = (name: string) => doc.body.classList.contains(name);
  const header = find(divi.mainHeader);
  const container = find(names.pageContainer);
  const isLying = is(names.fixedNav) || is(names.transparentNav);
  if (!header || !container || is(names.verticalNav) || is(names.extra) || !isLying) return;
  const top = find(divi.topHeader);
  const canHide = is(names.hideNav);
  /** Pixels by which the menu is lower after scrolling than at the top of the page. */
  const shrinkage = () => {
    const { height, fixedHeight } = find(names.topNavigation)?.dataset ?? {};
    return Number(height) - Number(fixedHeight) || 0;
  };
  const made = createChanges();
  const reserved = createChanges();
  /** Height of the bars that the page leaves space for. */
  const $placed = atom(0);

  const place = () => {
    page.firstLayout.release(header);
    reserved.undo();
    reserveLogo(doc, reserved);
    const { clientWidth: width, scrollHeight } = doc.documentElement;
    const isDesktop = width >= names.desktop;
    const admin = find(divi.adminBar)?.offsetHeight ?? 0;
    const secondary = top?.offsetHeight ?? 0;
    // The printed height is that of the settings; logo and menu may need more.
    const full = fullHeightOf(header);
    const bars = full + secondary;
    $placed.set(bars);
    if (isDesktop) {
      changes.setAttribute(header, names.measured, String(full));
      changes.setAttribute(header, names.isMeasured, 'true');
      changes.setAttribute(header, names.measuredFixed, String(full - (canHide ? shrinkage() : 0)));
    }
    const height = bars - (isDesktop ? 0 : 1);
    const isHidden = canHide && scrollHeight > win.innerHeight + height + names.hiddenOffset;

    made.undo();
    const spaces =
      is(names.transparentNav) && !(isHidden && isDesktop) ? spaceBelowHeader(doc) : [];
    const own = spaces.map(({ element, property }) => {
      const value = win.getComputedStyle(element).getPropertyValue(property);
      return Number.parseFloat(value) || 0;
    });
    spaces.forEach(({ element, property, space }, index) =>
      made.setStyle(element, property, `${space(height, own[index] ?? 0)}px`),
    );
    const first = spaces[0]?.element.closest('.et_pb_section');
    if (first) changes.setClass(first, names.firstSection, true);
    const map = spaces[0]?.element.closest('.et_pb_map_container');
    // Its buttons would be below the header; the map moves them to the bottom.
    if (map) changes.setClass(map, names.beneath, true);
    changes.setStyle(container, 'padding-top', spaces.length > 0 ? '0px' : `${height}px`);
    changes.setStyle(header, 'top', `${admin + secondary}px`);

    if (canHide) {
      changes.setClass(doc.body, names.hideNav, isHidden);
      changes.setClass(doc.body, names.hideNavOff, !isHidden);
      for (const bar of [header, ...(top ? [top] : [])]) {
        changes.setStyle(bar, 'transform', `translateY(${isHidden ? -bars : 0}px)`);
        changes.setStyle(bar, 'opacity', isHidden ? null : '1');
      }
    }
    page.events.emit(doc, names.heightCalculated);
  };
  onEnd(made.undo);
  onEnd(reserved.undo);
  const logo = find(names.logo);
  for (const type of ['load', 'error']) if (logo) listen(logo, type, place);
  // A font may wrap the menu into another line; images make the page long enough to hide its header.
  listen(win, 'load', place);
  onEnd(
    stores.$viewport.subscribe(({ width }, before) => {
      if (width !== before?.width) place();
    }),
  );
  on('header:changed', place);

  // Visitors enlarge the text of a page that has loaded, which would then start behind its header.
  const follow = () => {
    const isAtRest =
      !header.classList.contains(names.fixed) && !header.querySelector(names.openMenu);
    if (isAtRest && header.offsetHeight + (top?.offsetHeight ?? 0) !== $placed.get()) place();
  };
  let cancel = () => {};
  const sizes = new win.ResizeObserver(() => {
    cancel();
    cancel = after(STEADY_MS, follow);
  });
  for (const bar of [header, top]) if (bar) sizes.observe(bar);
  onEnd(() => sizes.disconnect());
};
