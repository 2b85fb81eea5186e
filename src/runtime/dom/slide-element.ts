import type { ControllerScope } from '../controller-scope';
import type { Run } from './animate';
import { extentOf, slideHeight, type Slide } from './slide-height';

interface Sliding extends Slide {
  run?: Run;
}

/** Slides in progress. */
const slides = new WeakMap<Element, Sliding>();

/**
 * Slides an element open or shut as the old scripts did; immediately under reduced motion. A slide
 * in progress reverses from where it is.
 */
export const slideElement = (
  { changes, page }: Pick<ControllerScope, 'changes' | 'page'>,
  element: HTMLElement,
  { isOpen, durationMs }: { readonly isOpen: boolean; readonly durationMs: number },
): void => {
  const before = slides.get(element);
  const slide: Sliding = {
    isOpen,
    from: before && extentOf(element),
    durationMs: page.stores.$motion.get() === 'reduce' ? 0 : durationMs,
    done() {
      slides.delete(element);
      changes.setStyle(element, 'overflow', null);
      if (!isOpen) changes.setStyle(element, 'display', 'none');
    },
  };
  before?.run?.cancel();
  slides.set(element, slide);
  if (isOpen) changes.setStyle(element, 'display', 'block');
  changes.setStyle(element, 'overflow', 'hidden');
  slide.run = slideHeight(element, slide);
};

/** Whether an element is displayed and not sliding shut. */
export const isOpen = (element: Element): boolean =>
  (slides.get(element)?.isOpen ?? true) &&
  element.ownerDocument.defaultView?.getComputedStyle(element).display !== 'none';
