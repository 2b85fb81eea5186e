import type { Start } from '../runtime/definition';
import { addStyleSheet, pressWithKeys } from '../runtime/kit';
import { scrollClearOf } from '../runtime/patterns/scroll-clear-of';
import { startHeldKeys } from './held-keys';
import * as names from './names';

/**
 * Two outlines, a light and a dark one: on any background one of them has a contrast of 3:1 (WCAG
 * 1.4.11). Forced colours keep the outline.
 */
const CSS = `.${names.focus}{outline:2px solid #fff!important;outline-offset:0!important;box-shadow:0 0 0 4px #000!important}`;

/** A shadow that draws a line around a box; shadows for elevation do not mark the focus. */
const LINE = /\b0px 0px \d+px [1-9]/;
/** Whether a theme marks the focus by a line around it. */
const isMarked = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration): boolean =>
  (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || LINE.test(boxShadow);

/**
 * The part of an element that can be outlined: for a link around floated images, which has no
 * height, the first of them.
 */
const ringed = (element: Element): Element =>
  element.getBoundingClientRect().height > 1
    ? element
    : ([...element.children].find((child) => child.getBoundingClientRect().height > 1) ?? element);

/**
 * Makes keyboard focus visible: adds an outline where the theme removes the browser's (WCAG 2.4.7),
 * and scrolls the element out from under fixed layers (2.4.11). Space presses elements with the
 * role of a button.
 */
export const start: Start = (scope) => {
  const { page, changes, listen, onEnd } = scope;
  const { document: doc, window: win } = page;
  startHeldKeys(scope);
  onEnd(addStyleSheet(doc, CSS));
  let isKeyboard = true;
  let marked: Element | null = null;

  /** The fixed layer around an element, or null. */
  const layerOf = (element: Element | null): Element | null => {
    let at = element;
    while (at && !/fixed|sticky/.test(win.getComputedStyle(at).position)) at = at.parentElement;
    return at;
  };
  /** The fixed layer that covers the middle of the visible part of an element. */
  const coverOf = (element: Element): Element | null => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = [
      (Math.max(left, 0) + Math.min(right, win.innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, win.innerHeight)) / 2,
    ] as const;
    const over = doc.elementFromPoint(...middle);
    if (!over || over.contains(element) || element.contains(over)) return null;
    return layerOf(over);
  };

  const free = (element: Element) => {
    // An element in a fixed layer does not move with the page.
    const cover = layerOf(element) ? null : coverOf(element);
    if (!cover) return;
    const by = scrollClearOf(
      element.getBoundingClientRect(),
      cover.getBoundingClientRect(),
      win.innerHeight,
    );
    const before = win.scrollY;
    win.scrollBy({ top: by, behavior: 'instant' });
    const missing = Math.round(before + by - win.scrollY);
    if (missing <= 0) return;
    // At the end of the page, a layer at the bottom needs additional space to scroll.
    const { paddingBottom } = win.getComputedStyle(doc.body);
    changes.setStyle(doc.body, 'padding-bottom', `${Number.parseFloat(paddingBottom) + missing}px`);
    win.scrollBy({ top: missing, behavior: 'instant' });
  };

  const onFocus = (element: EventTarget | null) => {
    // Scripts dispatch such events on the document too.
    if (!isKeyboard || !(element instanceof Element) || !element.matches(':focus-visible')) return;
    const box = ringed(element);
    if (box !== element || !isMarked(win.getComputedStyle(element))) {
      marked = box;
      changes.setClass(box, names.focus, true);
    }
    // The browser scrolls to it first.
    win.requestAnimationFrame(() => {
      if (doc.activeElement === element) free(element);
    });
  };

  listen(doc, 'pointerdown', () => void (isKeyboard = false), { capture: true, passive: true });
  listen(doc, 'keydown', () => void (isKeyboard = true), { capture: true, passive: true });
  listen(doc, 'focusin', ({ target }) => onFocus(target));
  listen(doc, 'focusout', () => {
    if (marked) changes.setClass(marked, names.focus, null);
    marked = null;
  });
  listen<KeyboardEvent>(doc, 'keydown', (event) => {
    const { key, target, defaultPrevented } = event;
    if (key !== ' ' || defaultPrevented || !(target instanceof Element)) return;
    if (target.matches(names.roleButtons)) pressWithKeys(event);
  });
  onFocus(doc.activeElement);
};
