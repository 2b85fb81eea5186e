import * as names from './names';
import type { ControllerScope } from '../../runtime/controller-scope';
import { durationFor } from '../duration-for';
import { focusHeader, sidebar, sidebarScroller } from '../names';
import { createLifetime } from '../../runtime/kit';

/** In pixels; heights without padding. */
interface CurrentFacts {
  /** From the top of the document. */
  readonly top: number;
  readonly height: number;
  readonly headerHeight: number;
  readonly headingHeight: number;
  readonly wrapperHeight: number;
}

/** Scroll position of the sidebar at which an item is at its lower edge (learndash.md §7.2). */
export const currentScroll = (facts: CurrentFacts): number => {
  const { top, height, headerHeight, headingHeight, wrapperHeight } = facts;
  return Math.max(0, top - (headerHeight + headingHeight + wrapperHeight - height));
};

/** Specification S9.16. */
const SCROLL_MS = 1000;
/** The visitor scrolls; our scrolling then ends. */
const TAKEOVERS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const contentHeight = (element: Element | null) => {
  const style = element?.ownerDocument.defaultView?.getComputedStyle(element);
  if (!element || !style) return 0;
  return (
    element.clientHeight -
    Number.parseFloat(style.paddingTop) -
    Number.parseFloat(style.paddingBottom)
  );
};

/** Scrolls the sidebar only, to the current topic or lesson (specification S4.37). */
export const showCurrent = (scope: ControllerScope): void => {
  const { page } = scope;
  const { document: doc, window: win } = page;
  const scroller = doc.querySelector<HTMLElement>(`.${names.focus} .${sidebarScroller}`);
  const [target] = names.current.flatMap((name) => scroller?.querySelector(`.${name}`) ?? []);
  if (!scroller || !target) return;
  const from = scroller.scrollTop;
  const to = currentScroll({
    top: target.getBoundingClientRect().top + win.scrollY,
    height: contentHeight(target),
    headerHeight: contentHeight(doc.querySelector(`.${focusHeader}`)),
    headingHeight: contentHeight(doc.querySelector(`.${sidebar} .${names.heading}`)),
    wrapperHeight: contentHeight(scroller),
  });
  const durationMs = durationFor(page, SCROLL_MS);
  const startedAt = performance.now();
  const { signal, end: stop } = createLifetime(scope.signal);
  for (const type of TAKEOVERS) {
    scroller.addEventListener(type, stop, { passive: true, signal });
  }
  const step = () => {
    if (signal.aborted) return;
    const t = durationMs > 0 ? Math.min(1, (performance.now() - startedAt) / durationMs) : 1;
    scroller.scrollTop = from + (to - from) * (0.5 - Math.cos(Math.PI * t) / 2);
    if (t < 1) win.requestAnimationFrame(step);
    else stop();
  };
  step();
};
