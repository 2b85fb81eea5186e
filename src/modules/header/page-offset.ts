import type { ControllerScope } from '../../runtime/controller-scope';
import { byId, createChanges } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import * as names from './names';
import { reserveLogo } from './reserve-logo';

/** Padding of the theme's own content container, in pixels (divi-layout.md §3.2). */
const CONTENT_PADDING = 58;
const DESKTOP = 981;
const HIDDEN_OFFSET = 200;

/** Modules that start a page under a transparent header, and what makes room for it. */
const STARTS: readonly (readonly [selector: string, inside: string, property: string])[] = [
  ['.et_pb_slider', '.et_pb_slide', 'padding-top'],
  ['.et_pb_map_container', '.et_pb_map', 'height'],
  ['.et_pb_menu,.et_pb_fullwidth_menu', '', 'margin-top'],
];

/** The element that makes room, with the property that does it. */
const roomOf = (doc: Document): readonly (readonly [HTMLElement, string])[] => {
  const isShown = (element: HTMLElement) => element.offsetParent !== null;
  const sections = doc.querySelectorAll<HTMLElement>('.et-l:not(.et-l--footer) .et_pb_section');
  const section = [...sections].find(isShown);
  if (!section) {
    const content = doc.querySelector<HTMLElement>('#main-content .container');
    return content ? [[content, 'padding-top']] : [];
  }
  const module = [...section.querySelectorAll<HTMLElement>(':scope > .et_pb_module')].find(isShown);
  const isFullwidth = section.classList.contains('et_pb_fullwidth_section');
  if (!isFullwidth || !module) return [[section, 'padding-top']];
  const [, inside, property] = STARTS.find(([selector]) => module.matches(selector)) ?? [];
  if (!property) return [[module, 'padding-top']];
  if (!inside) return [[module, property]];
  return [...module.querySelectorAll<HTMLElement>(inside)].map((element) => [element, property]);
};

/** The height of the header at the top of the page, also where it has shrunk already. */
const fullHeightOf = (header: HTMLElement): number => {
  const { classList } = header;
  if (!classList.contains(names.fixed)) return header.offsetHeight;
  // The style sheet knows this class: nothing moves while the height is read.
  classList.add(names.still);
  classList.remove(names.fixed);
  const height = header.offsetHeight;
  classList.add(names.fixed);
  void header.offsetHeight;
  classList.remove(names.still);
  return height;
};

/** The page starts below a header that lies over it, or the first section makes room for it. */
export const startPageOffset = ({ page, changes, listen, on, onEnd }: ControllerScope): void => {
  const { document: doc, window: win, stores } = page;
  const find = (id: string) => byId(doc, id);
  const is = (name: string) => doc.body.classList.contains(name);
  const header = find(divi.mainHeader);
  const container = find(names.pageContainer);
  const isLying = is(names.fixedNav) || is(names.transparentNav);
  if (!header || !container || is(names.verticalNav) || is(names.extra) || !isLying) return;
  const top = find(divi.topHeader);
  const canHide = is(names.hideNav);
  /** By how much a header that comes back while scrolling is lower than at the top of the page. */
  const shrinks = () => {
    const { height, fixedHeight } = find(names.topNavigation)?.dataset ?? {};
    return Number(height) - Number(fixedHeight) || 0;
  };
  const made = createChanges();
  const reserved = createChanges();

  const place = () => {
    page.firstLayout.release(header);
    reserved.undo();
    reserveLogo(doc, reserved);
    const { clientWidth: width, scrollHeight } = doc.documentElement;
    const isDesktop = width >= DESKTOP;
    const admin = find(divi.adminBar)?.offsetHeight ?? 0;
    const secondary = top?.offsetHeight ?? 0;
    // The printed height is that of the settings; logo and menu may need more.
    const full = fullHeightOf(header);
    if (isDesktop) {
      changes.setAttribute(header, names.measured, String(full));
      changes.setAttribute(header, names.isMeasured, 'true');
      changes.setAttribute(header, names.measuredFixed, String(full - (canHide ? shrinks() : 0)));
    }
    const height = full + secondary - (isDesktop ? 0 : 1);
    const isHidden = canHide && scrollHeight > win.innerHeight + height + HIDDEN_OFFSET;

    made.undo();
    const room = is(names.transparentNav) && !(isHidden && isDesktop) ? roomOf(doc) : [];
    const own = room.map(([element, property]) => {
      const value = win.getComputedStyle(element).getPropertyValue(property);
      return Number.parseFloat(value) || 0;
    });
    const isPlain = room.some(([element]) => element.matches('.container'));
    room.forEach(([element, property], index) => {
      const space = isPlain
        ? Math.max(height + CONTENT_PADDING, own[index] ?? 0)
        : height + (own[index] ?? 0);
      made.setStyle(element, property, `${space}px`);
    });
    const first = room[0]?.[0].closest('.et_pb_section');
    if (first) changes.setClass(first, names.firstSection, true);
    changes.setStyle(container, 'padding-top', room.length > 0 ? '0px' : `${height}px`);
    changes.setStyle(header, 'top', `${admin + secondary}px`);

    if (canHide) {
      changes.setClass(doc.body, names.hideNav, isHidden);
      changes.setClass(doc.body, names.hideNavOff, !isHidden);
      for (const bar of [header, ...(top ? [top] : [])]) {
        changes.setStyle(bar, 'transform', `translateY(${isHidden ? -(full + secondary) : 0}px)`);
        changes.setStyle(bar, 'opacity', isHidden ? null : '1');
      }
    }
    page.events.emit(doc, names.heightCalculated);
  };
  onEnd(made.undo);
  onEnd(reserved.undo);
  const logo = find(names.logo);
  for (const type of ['load', 'error']) if (logo) listen(logo, type, place);
  // Pictures may have made the page long enough to hide its header.
  if (canHide) listen(win, 'load', place);
  onEnd(
    stores.$viewport.subscribe(({ width }, before) => {
      if (width !== before?.width) place();
    }),
  );
  on('header:changed', place);
};
