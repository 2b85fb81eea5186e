import type { Part } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import * as names from './names';

/** Padding of the theme's own content container, in pixels (contract divi-layout-effects.md §4.2). */
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
  return [...module.querySelectorAll<HTMLElement>(inside)].map((part) => [part, property]);
};

/** The page starts below a header that lies over it, or the first section makes room for it. */
export const startPageOffset = ({ page, changes, is, find, undos, remeasure }: Part): void => {
  const { document: doc, window: win, stores } = page;
  const header = find(divi.mainHeader);
  const container = find(names.pageContainer);
  const isLying = is(names.fixedNav) || is(names.transparentNav);
  if (!header || !container || is(names.verticalNav) || is(names.extra) || !isLying) return;
  const top = find(divi.topHeader);
  const canHide = is(names.hideNav);
  let room: ReturnType<typeof roomOf> = [];

  const place = () => {
    const { clientWidth: width, scrollHeight } = doc.documentElement;
    const isDesktop = width >= DESKTOP;
    const admin = find(divi.adminBar)?.offsetHeight ?? 0;
    const secondary = top?.offsetHeight ?? 0;
    // The printed height is that of the header before it shrinks.
    const printed = Number.parseFloat(header.dataset.heightOnload ?? '') || header.offsetHeight;
    const height = (isDesktop ? printed : header.offsetHeight - 1) + secondary;
    const isHidden = canHide && scrollHeight > win.innerHeight + height + HIDDEN_OFFSET;

    for (const [element, property] of room) changes.setStyle(element, property, null);
    room = is(names.transparentNav) && !(isHidden && isDesktop) ? roomOf(doc) : [];
    const own = room.map(([element, property]) => {
      const value = win.getComputedStyle(element).getPropertyValue(property);
      return Number.parseFloat(value) || 0;
    });
    const isPlain = room.some(([element]) => element.matches('.container'));
    room.forEach(([element, property], index) => {
      const space = isPlain
        ? Math.max(height + CONTENT_PADDING, own[index] ?? 0)
        : height + (own[index] ?? 0);
      changes.setStyle(element, property, `${space}px`);
    });
    const first = room[0]?.[0].closest('.et_pb_section');
    if (first) changes.setClass(first, names.firstSection, true);
    changes.setStyle(container, 'padding-top', room.length > 0 ? '0px' : `${height}px`);
    changes.setStyle(header, 'top', `${admin + secondary}px`);

    if (canHide) {
      changes.setClass(doc.body, names.hideNav, isHidden);
      changes.setClass(doc.body, names.hideNavOff, !isHidden);
      for (const bar of [header, ...(top ? [top] : [])]) {
        changes.setStyle(bar, 'transform', `translateY(${isHidden ? -height : 0}px)`);
        changes.setStyle(bar, 'opacity', isHidden ? null : '1');
      }
    }
    page.events.emit(doc, names.heightCalculated);
  };
  remeasure.push(place);
  let last = -1;
  undos.push(
    stores.$viewport.subscribe(({ width }) => {
      if (width !== last) place();
      last = width;
    }),
  );
};
