import type { Start } from '../../runtime/definition';
import { addStyleSheet, createChanges } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import * as names from './names';
import { positionOf, stylesOf } from './styles-of';
import { type Effect, motionElements, type Trigger } from './read-effects';

interface Moving {
  readonly element: HTMLElement;
  readonly effects: readonly Effect[];
  /** Distance from the top of the document without the effects, in pixels. */
  top: number;
  height: number;
}

/** Offsets ignore transforms, so a moving element is measured in its original place. */
const topOf = (element: HTMLElement): number => {
  let top = 0;
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    top += at.offsetTop;
  }
  return top;
};
/** The reference line of an element, as a share of its height. */
const lines: Readonly<Record<Trigger, number>> = { top: 0, middle: 0.5, bottom: 1 };

/**
 * Effects to the side must not make the window scroll: Firefox needs the rule on the container, as
 * the body's `clip` does not apply to its window. In a boxed page, elements may be beside the box.
 * In print nothing is scrolled: content below the window would be missing.
 */
const css = `body,:not(.et_boxed_layout)>#page-container{overflow-x:clip}@media print{.${names.done}{opacity:1!important;transform:none!important;filter:none!important}}`;

/** Effects that follow the scroll position: moving, fading, scaling, rotating, blurring. */
export const start: Start = ({ page, changes, onEnd }) => {
  const { document: doc, window: win, globals, mode, stores } = page;
  const effects = globals.get(motionElements);
  const moved = createChanges();
  let moving: Moving[] = [];
  let taken = 0;

  const collect = (list: readonly Effect[]) => {
    const found = new Map<HTMLElement, Effect[]>();
    for (const effect of list) {
      for (const element of doc.querySelectorAll<HTMLElement>(effect.selectors.join())) {
        found.set(element, [...(found.get(element) ?? []), effect]);
      }
    }
    return [...found].map(([element, own]) => ({ element, effects: own, top: 0, height: 0 }));
  };
  const measure = () => {
    const isFixed = doc.body.classList.contains(names.fixedNav);
    taken = isFixed ? (doc.getElementById(divi.mainHeader)?.clientHeight ?? 0) : 0;
    for (const each of moving) {
      each.top = topOf(each.element);
      each.height = each.element.offsetHeight;
    }
  };
  const move = () => {
    const { y } = stores.$scroll.get();
    const { innerHeight } = win;
    for (const { element, effects: own, top, height } of moving) {
      const at = (trigger: Trigger) =>
        positionOf(top + Math.round(lines[trigger] * height) - taken, y, innerHeight);
      const styles = stylesOf(own.map((effect) => ({ effect, at: at(effect.trigger) })));
      for (const [property, value] of Object.entries(styles)) {
        moved.setStyle(element, property, value);
      }
    }
  };

  let device = '';
  const place = () => {
    const { breakpoint } = stores.$viewport.get();
    if (breakpoint !== device) {
      device = breakpoint;
      moved.undo();
      moving = stores.$motion.get() === 'reduce' ? [] : collect(effects[breakpoint]);
    }
    measure();
    move();
  };
  for (const { element } of collect(effects.desktop)) {
    changes.setClasses(element, names.waiting, false);
    changes.setClass(element, names.done, true);
  }
  if (mode.isBuilder) return;

  // The page grows while images load and panels open; scrolling itself measures nothing.
  const size = new win.ResizeObserver(place);
  size.observe(doc.body);
  onEnd(addStyleSheet(doc, css));
  onEnd(moved.undo);
  onEnd(() => size.disconnect());
  onEnd(stores.$viewport.subscribe(place));
  onEnd(stores.$scroll.subscribe(move));
  onEnd(
    stores.$motion.listen(() => {
      device = '';
      place();
    }),
  );
};
