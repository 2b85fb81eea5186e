import * as names from './names';
import type { ControllerScope } from '../../runtime/controller-scope';
import { tokenizationParams, geolocationParams, passwordStrengthParams } from '../config/extras';
import type { Start } from '../../runtime/definition';
import { ORIGINAL } from '../../runtime/originals/names';
import { addLocation } from './add-location';
import { ratePasswords } from './rate-passwords';

/**
 * Saved payment methods of a gateway: the form for a new one shows only while "new" is chosen, and
 * the offer to save it only to visitors who have or create an account (woocommerce.md §8.2).
 */
const choosePaymentToken = ({ page, changes, delegate, guard, onEnd }: ControllerScope): void => {
  const { document: doc } = page;
  const params = page.globals.get(tokenizationParams);
  const mayBeSaved = () =>
    params.is_logged_in ||
    params.is_registration_required ||
    doc.querySelector<HTMLInputElement>(names.createAccount)?.checked === true;

  const show = (list: Element) => {
    const tokens = [...list.querySelectorAll<HTMLInputElement>(names.savedToken)];
    const chosen = tokens.find(({ checked }) => checked) ?? tokens.at(-1);
    if (!chosen) return;
    chosen.checked = true;
    const isNew = chosen.value === names.newToken;
    const box = list.closest(names.paymentBox) ?? doc;
    const toggle = (selector: string, isShown: boolean) => {
      for (const part of box.querySelectorAll<HTMLElement>(selector)) {
        changes.setStyle(part, 'display', isShown ? null : 'none');
      }
    };
    toggle(names.paymentForm, isNew);
    toggle(names.saveRow, isNew && mayBeSaved());
    if (list.getAttribute(names.savedCount) !== '0') return;
    // "New" is the only choice; without its radio the server takes the method as new.
    toggle(names.newEntry, false);
    for (const token of tokens) changes.setAttribute(token, 'disabled', '');
  };
  const showAll = () => {
    for (const list of doc.querySelectorAll(names.savedMethods)) show(list);
  };

  showAll();
  delegate('change', `${names.savedToken}, ${names.createAccount}`, showAll);
  for (const event of [names.checkoutUpdated, names.cardFormReady]) {
    onEnd(page.events.listen(doc.body, event, guard(showAll), { receivesOwn: true }));
  }
};

/** The global that each extra needs, and the old script that may still provide it. */
const extras = [
  { global: tokenizationParams, script: 'tokenization-form', start: choosePaymentToken },
  { global: passwordStrengthParams, script: 'password-strength-meter', start: ratePasswords },
  { global: geolocationParams, script: 'geolocation', start: addLocation },
];

/** Rare parts of a shop; what an old script on the page already provides is left to it. */
export const start: Start = (scope) => {
  const { document: doc, globals } = scope.page;
  // Scripts that the plugin has made inert do nothing.
  const isServed = (script: string) =>
    doc.querySelector(
      `script[src*="/woocommerce/assets/js/frontend/${script}."]:not([${ORIGINAL}])`,
    ) !== null;
  for (const { global, script, start } of extras) {
    if (globals.has(global) && !isServed(script)) start(scope);
  }
};
