import { type Changes, createChanges } from './changes';

export interface WidthWatch {
  /** Measures once more, for example after a picture has arrived. */
  again(): void;
  undo(): void;
}

/** Two screens ahead of a fast scroll would be waste; a quarter of one is enough to be ready. */
const MARGIN = '256px';

/**
 * Measures an element when it first comes near the view and then whenever its width changes, also
 * from and to zero: a module inside a closed panel is measured when it is shown. Changes made in one
 * measurement are taken back before the next. What is far away costs no layout at all.
 */
export const watchWidth = (
  element: HTMLElement,
  measure: (changes: Changes) => void,
): WidthWatch => {
  const changes = createChanges();
  let lastWidth = -1;
  let isSeen = false;
  const again = () => {
    if (!isSeen) return;
    lastWidth = element.clientWidth;
    changes.undo();
    measure(changes);
  };
  const size = new ResizeObserver(() => {
    // In the next frame: what changes heights while observers are told makes the browser fire an error
    // at the window, which sites that collect errors take for ours.
    if (element.clientWidth !== lastWidth) requestAnimationFrame(again);
  });
  const sight = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      isSeen = true;
      sight.disconnect();
      again();
      size.observe(element);
    },
    { rootMargin: MARGIN },
  );
  sight.observe(element);
  return {
    again,
    undo() {
      isSeen = false;
      sight.disconnect();
      size.disconnect();
      changes.undo();
    },
  };
};
