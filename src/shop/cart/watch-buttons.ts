import type { ControllerScope } from '../../runtime/controller-scope';
import { added, createPresses, itemKeyAttribute } from '../kit';
import { cartButtons } from '../lazy';
import type { CartContent } from './create-cart-content';
import { addButton, ajaxButton, interactive, removeLink } from './names';

/** Add-to-cart buttons in product lists and remove links in the mini cart. */
export const watchButtons = (scope: ControllerScope, content: CartContent): void => {
  const { delegate, onPluginEvent } = scope;
  const { press, later } = createPresses(scope, cartButtons, ({ createButtons }) =>
    createButtons(scope, content),
  );

  delegate('click', `.${addButton}:not(.${interactive})`, (button, event) => {
    if (!button.classList.contains(ajaxButton) || !button.dataset.product_id) return;
    press(button, event, (buttons) => buttons.add(button));
  });
  delegate('click', `.${removeLink}`, (link, event) => {
    const key = link.getAttribute(itemKeyAttribute);
    if (key) press(link, event, (buttons) => buttons.remove(link, key));
  });
  // Another plugin has added something and says so.
  onPluginEvent(added, (fragments, _hash, target) => {
    const button = target instanceof HTMLElement ? target : null;
    if (button || fragments) later((buttons) => buttons.showAdded(button, Boolean(fragments)));
  });
};
