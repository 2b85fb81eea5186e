import type { ControllerScope } from '../runtime/controller-scope';

/**
 * A key that is held longer than the browser waits is sent again and again, to whatever has the focus by then: the
 * close button of the dialog that the press has opened, or what had opened the one that it has closed. None of them
 * is pressed before the key is put down again.
 */
export const startHeldKeys = ({
  page: { document: doc },
  listen,
}: Pick<ControllerScope, 'page' | 'listen'>): void => {
  let hasMoved = false;
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
