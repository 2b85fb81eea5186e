import type { Page } from '../page';
import type { Run } from './animate';
import type { Changes } from './changes';
import { slideHeight } from './slide-height';

interface Slider {
  readonly page: Page;
  readonly changes: Changes;
}

const running = new WeakMap<Element, Run>();

/** Slides a part open or shut as the old scripts did; at once for visitors who want less motion. */
export const slidePart = (
  { changes, page }: Slider,
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

/** Whether a part takes up space, also while it slides. */
export const isOpen = (element: Element): boolean =>
  element.ownerDocument.defaultView?.getComputedStyle(element).display !== 'none';
