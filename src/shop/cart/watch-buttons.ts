import type { ControllerScope } from '../../runtime/controller-scope';
import { onDemand } from '../../runtime/kit';
import { added, failedNotice, itemKeyAttribute } from '../kit';
import type { CartButtons } from './buttons';
import type { CartContent } from './create-cart-content';
import { addButton, ajaxButton, interactive, removeLink } from './names';

/** What waits for the code of the buttons: a press on a control, or what a plugin has done. */
interface Wish {
  readonly control: HTMLElement | null;
  readonly fulfil: (buttons: CartButtons) => void;
}

const load = () => import('./buttons');

/**
 * Add-to-cart buttons in product lists and remove links in the mini cart. What they do is requested
 * with the first touch of the page, for it may add a list or a mini cart at any time; presses before
 * it is there are kept, each in its turn.
 */
export const watchButtons = (scope: ControllerScope, content: CartContent): void => {
  const { page, delegate, onPluginEvent, onEnd } = scope;
  const wishes: Wish[] = [];
  const notices = new Map<HTMLElement, Element>();

  /** Without the code the link is followed; offline it would only lead to the browser's error page. */
  const giveUp = (control: HTMLElement) => {
    const href = control.getAttribute('href') ?? '#';
    const isOnline = page.window.navigator.onLine;
    if (isOnline && !href.startsWith('#') && page.navigate(href)) return true;
    const notice = notices.get(control) ?? failedNotice(page);
    notices.set(control, notice);
    control.after(notice);
    return false;
  };
  onEnd(() => {
    for (const notice of notices.values()) notice.remove();
  });

  const fulfilAll = onDemand(
    scope,
    page.document.body,
    load,
    ({ createButtons }) => {
      const buttons = createButtons(scope, content);
      return () => {
        for (const { fulfil } of wishes.splice(0)) fulfil(buttons);
      };
    },
    () => {
      // Only one link can be followed.
      wishes.splice(0).some(({ control }) => control && giveUp(control));
    },
  );
  const wish = (control: HTMLElement | null, fulfil: Wish['fulfil']) => {
    if (control) notices.get(control)?.remove();
    wishes.push({ control, fulfil });
    fulfilAll();
  };

  delegate('click', `.${addButton}:not(.${interactive})`, (button, event) => {
    if (!button.classList.contains(ajaxButton) || !button.dataset.product_id) return;
    event.preventDefault();
    wish(button, (buttons) => buttons.add(button));
  });
  delegate('click', `.${removeLink}`, (link, event) => {
    const key = link.getAttribute(itemKeyAttribute);
    if (!key) return;
    event.preventDefault();
    wish(link, (buttons) => buttons.remove(link, key));
  });
  // Another plugin has added something and says so.
  onPluginEvent(added, (fragments, _hash, target) => {
    const button = target instanceof HTMLElement ? target : null;
    if (button || fragments) wish(null, (buttons) => buttons.showAdded(button, Boolean(fragments)));
  });
};
