import type { ControllerScope } from '../../runtime/controller-scope';
import {
  passwordBox,
  passwordButton,
  passwordField,
  passwordShown,
  shopForm,
  description,
  inputBox,
  deleteMethod,
  resetForm,
  emptyMenuCart,
  menuCarts,
  menuCartUpdated,
} from './names';
import { slideElement } from '../../runtime/kit';
import type { Start } from '../../runtime/definition';
import { hasItems } from '../woocommerce';
import { watchCart } from './watch-cart';
import { menuCartParams, shopParams } from '../config/controls';

/**
 * A button beside each password field of the shop that shows and hides the password (woocommerce.md
 * §6.5).
 */
export const startPasswords = (scope: ControllerScope): void => {
  const { page, changes, delegate, onEnd } = scope;
  const { document: doc } = page;
  const { i18n_password_show: show, i18n_password_hide: hide } = page.globals.get(shopParams);
  const fields = new WeakMap<Element, HTMLInputElement>();

  const wrap = (field: HTMLInputElement): HTMLElement => {
    const box = doc.createElement('span');
    box.className = passwordBox;
    field.before(box);
    box.append(field);
    onEnd(() => box.isConnected && box.replaceWith(field));
    return box;
  };

  const add = (field: HTMLInputElement) => {
    const { parentElement: parent } = field;
    if (!parent || parent.querySelector(`.${passwordButton}`)) return;
    const isOwnBox = field.classList.contains(passwordField);
    if (!isOwnBox && parent.tagName !== 'SPAN') return;
    const isFocused = doc.activeElement === field;
    const box = isOwnBox && !parent.classList.contains(passwordBox) ? wrap(field) : parent;
    changes.setClass(box, passwordBox, true);
    const button = Object.assign(doc.createElement('button'), {
      type: 'button',
      className: passwordButton,
    });
    button.setAttribute('aria-label', show);
    // Minimum size of WCAG 2.5.8; the icon alone is smaller.
    Object.assign(button.style, { minWidth: '24px', minHeight: '24px' });
    if (field.id) button.setAttribute('aria-controls', field.id);
    fields.set(button, field);
    box.append(button);
    onEnd(() => button.remove());
    // Moving the field into its wrapper drops the focus.
    if (isFocused) field.focus();
  };

  delegate('click', `.${passwordButton}`, (button, event) => {
    const field = fields.get(button);
    if (!field) return;
    event.preventDefault();
    const isShown = button.classList.toggle(passwordShown);
    changes.setAttribute(field, 'type', isShown ? 'text' : undefined);
    button.setAttribute('aria-label', isShown ? hide : show);
    field.focus();
  });
  const selector = `${shopForm} input[type="password"]`;
  for (const field of doc.querySelectorAll<HTMLInputElement>(selector)) add(field);
  // Fields that are inserted later get the button when they are first focused.
  delegate('focusin', selector, (field) => add(field as HTMLInputElement));
};

/** Slide duration of help texts, in milliseconds (woocommerce.md §6.4). */
const SLIDE_MS = 250;

/** The help text of a field is open while the field has focus. */
export const startDescriptions = (scope: ControllerScope): void => {
  const { page, changes, delegate } = scope;
  const findOpen = () =>
    page.document.querySelector<HTMLElement>(`.${inputBox} ${description}[aria-hidden="false"]`);
  const slide = (text: HTMLElement, isOpen: boolean) => {
    slideElement(scope, text, { isOpen, durationMs: SLIDE_MS });
    changes.setAttribute(text, 'aria-hidden', String(!isOpen));
  };
  const set = (next: HTMLElement | null) => {
    const open = findOpen();
    if (next === open) return;
    if (open) slide(open, false);
    if (next) slide(next, true);
  };

  const openAt = (element: Element | null) => {
    const box = element?.closest(`.${inputBox}`);
    set(box?.querySelector<HTMLElement>(description) ?? null);
  };
  // Focusing a field loads this chunk, so a field may have the focus already.
  openAt(page.document.activeElement);
  // One listener for the whole page: a click outside closes the text, and no click is swallowed.
  delegate('focusin click', '*', openAt);
  delegate('keydown', `.${inputBox} :is(input, select, textarea)`, (_field, event) => {
    if ((event as KeyboardEvent).key !== 'Escape' || !findOpen()) return;
    event.preventDefault();
    set(null);
  });
};

/** Buttons whose second press would submit twice (woocommerce-checkout.md §2.9, woocommerce.md §6.5). */
export const startPresses: Start = ({ delegate, changes, on }) => {
  const pressed = new Set<Element>();
  delegate('click', deleteMethod, (button, event) => {
    if (pressed.has(button)) event.preventDefault();
    // Also where a shop asks for confirmation and the visitor cancels.
    if ((event as Event).defaultPrevented) return;
    pressed.add(button);
    changes.setClass(button, 'disabled', true);
  });
  delegate('submit', resetForm, (form) => {
    for (const button of form.querySelectorAll('[type="submit"]')) {
      pressed.add(button);
      changes.setAttribute(button, 'disabled', 'disabled');
    }
  });
  on('page:restored', () => {
    for (const button of pressed) {
      changes.setClass(button, 'disabled', false);
      changes.setAttribute(button, 'disabled', null);
    }
    pressed.clear();
  });
};

/** WP Menu Cart: hidden while empty, unless it is configured to show always (specification S4.12). */
export const startMenuCart = (scope: ControllerScope): void => {
  const { page, changes } = scope;
  const { document: doc, globals, events } = page;
  const { shop_plugin, always_display } = globals.get(menuCartParams);
  if (shop_plugin.toLowerCase() !== 'woocommerce') return;
  watchCart(scope, () => {
    const isFilled = hasItems(doc);
    if (isFilled) {
      for (const cart of doc.querySelectorAll(`.${emptyMenuCart}`)) {
        changes.setClass(cart, emptyMenuCart, false);
      }
    } else if (!always_display) {
      for (const cart of doc.querySelectorAll(menuCarts)) {
        changes.setClass(cart, emptyMenuCart, true);
      }
    }
    events.emit(doc, menuCartUpdated, [isFilled ? 1 : 0]);
  });
};
