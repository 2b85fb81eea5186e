import type { ControllerScope } from '../controller-scope';
import type { Changes } from './changes';
import { pressWithKeys } from './press-with-keys';

interface Button {
  readonly label: string;
  readonly press: () => void;
}

/** Gives a `span` the semantics of the button that it looks like. Existing names are kept. */
export const applyButton = (changes: Changes, element: HTMLElement, label: string): void => {
  changes.setAttribute(element, 'role', 'button');
  changes.setAttribute(element, 'tabindex', '0');
  if (!element.hasAttribute('aria-label') && element.textContent?.trim() === '')
    changes.setAttribute(element, 'aria-label', label);
};

/** Turns a `span` into the button that it looks like. */
export const makeButton = (
  { changes, listen }: Pick<ControllerScope, 'changes' | 'listen'>,
  element: HTMLElement,
  { label, press }: Button,
): void => {
  applyButton(changes, element, label);
  listen(element, 'click', (event) => {
    event.preventDefault();
    press();
  });
  listen<KeyboardEvent>(element, 'keydown', pressWithKeys);
};
