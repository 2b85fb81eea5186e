import { type Changes, createChanges } from './changes';

/**
 * Measures an element whenever its width changes, also from and to zero: a module inside a closed
 * panel is measured when it is shown. Changes made in one measurement are taken back before the
 * next. Returns the undo, which takes back the last.
 */
export const watchWidth = (
  element: HTMLElement,
  measure: (changes: Changes) => void,
): { again: () => void; undo: () => void } => {
  const changes = createChanges();
  let lastWidth = -1;
  const again = () => {
    lastWidth = element.clientWidth;
    changes.undo();
    measure(changes);
  };
  const observer = new ResizeObserver(() => {
    if (element.clientWidth !== lastWidth) again();
  });
  observer.observe(element);
  return {
    again,
    undo() {
      observer.disconnect();
      changes.undo();
    },
  };
};
