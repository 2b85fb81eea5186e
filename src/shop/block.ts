import type { ControllerScope } from '../runtime/controller-scope';
import { createChanges } from '../runtime/kit';
import { processing } from './names';

/** Fade times of the jQuery BlockUI overlay (specification S9.05). */
const FADE_IN_MS = 200;
const FADE_OUT_MS = 400;
const OPACITY = 0.6;

/**
 * Nodes of the BlockUI overlay: style sheets draw a spinner on the second one, and gateways look
 * for them.
 */
const layers = [
  ['blockUI', 'display:none'],
  [
    'blockUI blockOverlay',
    `z-index:1000;border:none;margin:0;padding:0;width:100%;height:100%;top:0;left:0;opacity:${OPACITY};cursor:wait;position:absolute;background:`,
  ],
  ['blockUI blockMsg blockElement', 'z-index:1011;display:none;position:absolute'],
] as const;

const covered = new WeakMap<Element, (fadeMs: number) => void>();

/**
 * Covers an element while a request runs: white over forms, black over lines of the mini-cart.
 * Covering a covered element replaces its cover. Returns the function that uncovers it; the end of
 * the scope uncovers it at once.
 */
export const cover = (
  { page, signal, onEnd }: ControllerScope,
  element: HTMLElement,
  background: '#fff' | '#000',
) => {
  covered.get(element)?.(0);
  // The chunk may load after the scope has ended.
  if (signal.aborted) return () => {};
  const changes = createChanges();
  const nodes = layers.map(([className, style]) => {
    const node = page.document.createElement('div');
    node.className = className;
    // Set through the CSSOM: a strict CSP forbids the style attribute.
    node.style.cssText = style.endsWith(':') ? style + background : style;
    return node;
  });
  const fade = (from: number, duration: number): Animation | undefined =>
    page.stores.$motion.get() === 'full'
      ? nodes[1]?.animate?.({ opacity: [from, OPACITY - from] }, duration)
      : undefined;

  if (page.window.getComputedStyle(element).position === 'static') {
    changes.setStyle(element, 'position', 'relative');
  }
  changes.setAttribute(element, 'aria-busy', 'true');
  element.append(...nodes);
  fade(0, FADE_IN_MS);

  const remove = () => {
    forget();
    for (const node of nodes) node.remove();
    changes.undo();
  };
  const forget = onEnd(remove);
  const uncover = (fadeMs: number) => {
    if (covered.get(element) !== uncover) return;
    covered.delete(element);
    const fading = fadeMs > 0 && fade(OPACITY, fadeMs);
    if (fading) fading.finished.then(remove, remove);
    else remove();
  };
  covered.set(element, uncover);
  return () => uncover(FADE_OUT_MS);
};

const blocked = new WeakMap<Element, () => void>();

/** Whether the element or one of its ancestors is blocked. */
export const isBlocked = (element: Element): boolean => element.closest(`.${processing}`) !== null;

/**
 * Blocks an element while a request runs: the class that style sheets and gateways know, the
 * overlay, `inert` for the keyboard and `aria-busy` for screen readers. Focus is restored
 * afterwards. The block ends with its scope, or when a gateway removes the class to let the visitor
 * try again.
 */
export const block = (scope: ControllerScope, element: HTMLElement): void => {
  const { page, signal, onEnd } = scope;
  if (signal.aborted || isBlocked(element)) return;
  const focused = page.document.activeElement;
  const changes = createChanges();
  changes.setClass(element, processing, true);
  changes.setAttribute(element, 'inert', '');
  changes.setAttribute(element, 'aria-busy', 'true');
  const uncover = cover(scope, element, '#fff');
  const freed = new page.window.MutationObserver(() => {
    if (!element.classList.contains(processing)) unblock(element);
  });
  freed.observe(element, { attributes: true, attributeFilter: ['class'] });
  const unblockIt = () => {
    forget();
    freed.disconnect();
    uncover();
    changes.undo();
    const { activeElement, body } = page.document;
    const isLost = !activeElement || activeElement === body;
    if (isLost && focused instanceof HTMLElement && element.contains(focused)) {
      focused.focus({ preventScroll: true });
    }
  };
  blocked.set(element, unblockIt);
  const forget = onEnd(() => unblock(element));
};

export const unblock = (element: Element): void => {
  const undo = blocked.get(element);
  blocked.delete(element);
  undo?.();
};
