import type { ControllerScope } from '../../runtime/controller-scope';
import { shopParams } from '../config/texts';
import { passwordBox, passwordButton, passwordField, passwordShown, shopForm } from './names';

/** A button beside each password field of the shop shows and hides it (woocommerce.md §6.5). */
export const addPasswordToggles = (scope: ControllerScope): void => {
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
    const box = isOwnBox && !parent.classList.contains(passwordBox) ? wrap(field) : parent;
    changes.setClass(box, passwordBox, true);
    const button = Object.assign(doc.createElement('button'), {
      type: 'button',
      className: passwordButton,
    });
    button.setAttribute('aria-label', show);
    if (field.id) button.setAttribute('aria-controls', field.id);
    fields.set(button, field);
    box.append(button);
    onEnd(() => button.remove());
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
  // Fields that arrive later get theirs when they are first used.
  delegate('focusin', selector, (field) => add(field as HTMLInputElement));
};
