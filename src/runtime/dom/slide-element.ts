import type { ControllerScope } from '../controller-scope';
import type { Run } from './animate';
import { slideHeight } from './slide-height';

const running = new WeakMap<Element, Run>();

/** Slides an element open or shut as the old scripts did; at once under reduced motion. */
export const slideElement = (
  { changes, page }: Pick<ControllerScope, 'changes' | 'page'>,
  element: HTMLElement,
  { to, durationMs }: { readonly to: 'open' | 'close'; readonly durationMs: number },
): void => {
  running.get(element)?.cancel();
  if (to === 'open') changes.setStyle(element, 'display', 'block');
  changes.setStyle(element, 'overflow', 'hidden');
  const run = slideHeight(element, to, {
    durationMs: page.stores.$motion.get() === 'reduce' ? 0 : durationMs,
    done() {
      changes.setStyle(element, 'overflow', null);
      if (to === 'close') changes.setStyle(element, 'display', 'none');
    },
  });
  running.set(element, run);
};

/** Whether an element takes up space, also while it slides. */
export const isOpen = (element: Element): boolean =>
  element.ownerDocument.defaultView?.getComputedStyle(element).display !== 'none';
