import type { ControllerScope } from '../runtime/controller-scope';

/**
 * A held key repeats for whatever has the focus by then: the close button of the dialog that the
 * press has opened, or the control behind a dialog that it has closed. Repeated Enter and Space
 * press nothing once the focus has moved.
 */
export const startHeldKeys = ({
  page: { document: doc },
  listen,
}: Pick<ControllerScope, 'page' | 'listen'>): void => {
  // The key that has loaded this code may have moved the focus, and may still be held.
  let hasMoved = doc.activeElement !== doc.body;
  listen(doc, 'focusin', () => void (hasMoved = true), { capture: true, passive: true });
  listen<KeyboardEvent>(
    doc,
    'keydown',
    (event) => {
      if (!event.repeat) hasMoved = false;
      else if (hasMoved && /^(Enter| )$/.test(event.key)) event.preventDefault();
    },
    { capture: true },
  );
};
