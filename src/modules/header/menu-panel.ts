import type { ControllerScope } from '../../runtime/controller-scope';
import { byId, isRtl, makeButton, slidePart } from '../../runtime/kit';
import type { Start } from '../../runtime/definition';
import * as divi from '../../runtime/names/divi';
import * as names from './panel-names';

/** Times of the style sheet and of the old script, in milliseconds (divi-layout.md §3.5, §3.6). */
const SLIDE_MS = 700;
const SUBMENU_MS = 700;
const FULL_MS = 1000;
const BELOW_TOP = 20;

/** Sub-menus of the panel open by their own link, which is never followed. */
const startSubmenus = (scope: ControllerScope, panel: HTMLElement): void => {
  const { changes, listen, page, onEnd } = scope;
  for (const item of panel.querySelectorAll<HTMLElement>(names.parentItem)) {
    const link = item.querySelector<HTMLElement>(':scope > a');
    const list = item.querySelector<HTMLElement>(':scope > ul');
    if (!link || !list) continue;
    const arrow = page.document.createElement('span');
    arrow.className = names.arrow;
    link.append(arrow);
    onEnd(() => arrow.remove());
    changes.setAttribute(link, 'role', 'button');
    changes.setAttribute(link, 'aria-expanded', 'false');
    let isOpen = false;
    listen(link, 'click', (event) => {
      event.preventDefault();
      isOpen = !isOpen;
      arrow.classList.toggle(names.submenuOpened, isOpen);
      changes.setClass(list, names.dropdownOpened, isOpen);
      changes.setAttribute(link, 'aria-expanded', String(isOpen));
      slidePart(scope, list, { to: isOpen ? 'open' : 'close', durationMs: SUBMENU_MS });
    });
    listen<KeyboardEvent>(link, 'keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      link.click();
    });
  }
};

/** The panel that slides in beside the page, or lies over all of it (specification S2.19). */
export const startMenuPanel: Start = (scope) => {
  const { page, changes, listen, after, onEnd } = scope;
  const { document: doc, window: win } = page;
  const is = (name: string) => doc.body.classList.contains(name);
  const panel = doc.querySelector<HTMLElement>(names.panel);
  const toggles = [...doc.querySelectorAll<HTMLElement>(names.toggles)];
  const container = byId(doc, names.pageContainer);
  if (!panel || !container || toggles.length === 0) return;
  const isFull = is(names.fullScreen);
  const kind = isFull ? 'fullscreen' : 'slide';
  const movers = [container, ...(is(names.fixedNav) ? [byId(doc, divi.mainHeader)] : [])];
  let isOpen = false;
  let cancelHiding = () => {};
  let frame = 0;

  const place = () => {
    if (isFull) {
      const top = panel.querySelector<HTMLElement>(names.panelTop)?.offsetHeight ?? 0;
      changes.setStyle(panel, 'padding-top', `${top + BELOW_TOP}px`);
      return;
    }
    const [side, pageSide] = isRtl(panel) ? ['left', 'right'] : ['right', 'left'];
    const width = panel.offsetWidth;
    changes.setStyle(panel, side, isOpen ? '0px' : `${-width}px`);
    for (const mover of movers) {
      if (mover) changes.setStyle(mover, pageSide, isOpen ? `${-width}px` : '0px');
    }
  };
  /** A panel that fades in takes the focus only once it has begun to. */
  const takeFocus = () => {
    if (!isOpen || panel.contains(doc.activeElement)) return;
    for (const target of panel.querySelectorAll<HTMLElement>(names.focusable)) {
      target.focus({ preventScroll: true });
      if (doc.activeElement === target) return;
    }
    frame = win.requestAnimationFrame(takeFocus);
  };
  const set = (to: boolean) => {
    if (isOpen === to) return;
    isOpen = to;
    cancelHiding();
    if (!isFull && to) changes.setStyle(panel, 'display', 'block');
    changes.setAttribute(panel, 'inert', to ? null : '');
    // The browser has to see the panel at its place before it moves.
    if (!isFull) void panel.offsetWidth;
    place();
    changes.setClass(panel, `et_pb_${kind}_menu_opened`, to);
    changes.setClass(doc.body, `et_pb_${kind}_menu_active`, to);
    if (isFull && to) changes.setClass(panel, 'et_pb_fullscreen_menu_animated', true);
    for (const toggle of toggles) changes.setAttribute(toggle, 'aria-expanded', String(to));
    cancelHiding = after(isFull ? FULL_MS : SLIDE_MS, () => {
      if (isOpen) return;
      if (isFull) changes.setClass(panel, 'et_pb_fullscreen_menu_animated', false);
      else changes.setStyle(panel, 'display', 'none');
    });
    win.cancelAnimationFrame(frame);
    if (to) takeFocus();
    else if (panel.contains(doc.activeElement) || doc.activeElement === doc.body) {
      toggles.find((toggle) => !panel.contains(toggle))?.focus({ preventScroll: true });
    }
  };

  const submit = panel.querySelector<HTMLElement>(names.searchSubmit);
  if (submit) changes.setAttribute(submit, 'aria-label', page.labels('search'));
  changes.setAttribute(panel, 'inert', '');
  if (!isFull) changes.setStyle(panel, 'display', 'none');
  place();
  for (const toggle of toggles) {
    changes.setAttribute(toggle, 'aria-expanded', 'false');
    const label = page.labels(panel.contains(toggle) ? 'close' : 'menu');
    makeButton(scope, toggle, { label, press: () => set(!isOpen) });
  }
  startSubmenus(scope, panel);
  listen<KeyboardEvent>(doc, 'keydown', ({ key }) => key === 'Escape' && set(false));
  listen<MouseEvent>(doc, 'click', ({ target }) => {
    const element = target as Element;
    if (!isOpen || toggles.some((toggle) => toggle.contains(element))) return;
    const link = panel.contains(element) ? element.closest('a') : null;
    // A link inside the page leads behind the panel.
    if (
      link
        ? link.matches('[href*="#"]') && link.getAttribute('role') === null
        : !panel.contains(element)
    ) {
      set(false);
    }
  });
  listen(win, 'pagehide', () => set(false));
  onEnd(() => win.cancelAnimationFrame(frame));
  onEnd(page.stores.$viewport.listen(place));
};
