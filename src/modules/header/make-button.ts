import { listen, pressWithKeys } from '../../runtime/kit';
import type { HeaderPart } from './header-part';

interface Button {
  readonly label: string;
  readonly press: () => void;
}

/** Makes a `span` the button that it looks like. Names that the site has given stay. */
export const makeButton = (
  { changes, listening }: HeaderPart,
  element: HTMLElement,
  { label, press }: Button,
): void => {
  changes.setAttribute(element, 'role', 'button');
  changes.setAttribute(element, 'tabindex', '0');
  if (!element.hasAttribute('aria-label') && element.textContent?.trim() === '')
    changes.setAttribute(element, 'aria-label', label);
  listen(
    element,
    'click',
    (event) => {
      event.preventDefault();
      press();
    },
    listening,
  );
  listen<KeyboardEvent>(element, 'keydown', pressWithKeys, listening);
};
