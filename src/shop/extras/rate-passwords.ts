import * as names from './names';
import type { ControllerScope } from '../../runtime/controller-scope';
import { passwordStrengthParams } from '../config/extras';
import { record, text } from '../../runtime/kit';
import { emit } from '../woocommerce';

/** Results of WordPress's password meter, from worst to best; null while its library loads. */
type Strength = 'short' | 'bad' | 'good' | 'strong' | 'mismatch';

const LEVELS: readonly Strength[] = ['short', 'bad', 'bad', 'good', 'strong', 'mismatch'];

interface Meter {
  readonly meter?: unknown;
  readonly userInputDisallowedList?: unknown;
}

/**
 * Calls the page's password meter (`wp.passwordStrength`). Scores run from 0 to 5, -1 while the
 * library with the word list is missing; any other value counts as -1.
 */
export const strengthOf = (
  meter: Meter | null | undefined,
  password: string,
): { readonly score: number; readonly strength: Strength | null } => {
  const unknown = { score: -1, strength: null };
  if (typeof meter?.meter !== 'function') return unknown;
  const { userInputDisallowedList: list } = meter;
  const score: unknown = meter.meter(password, typeof list === 'function' ? list.call(meter) : []);
  const strength = typeof score === 'number' ? LEVELS[score] : undefined;
  return strength ? { score: score as number, strength } : unknown;
};

/** WordPress's label for each strength. */
const words = { name: 'pwsL10n', read: record(text()) };

/**
 * Shows how strong a new password is, and stops forms with one that is too weak (woocommerce.md
 * §6.5). WordPress's meter stays on the page and computes the score.
 */
export const ratePasswords = (scope: ControllerScope): void => {
  const { page, changes, delegate, guard, onEnd } = scope;
  const { document: doc } = page;
  const params = page.globals.get(passwordStrengthParams);
  const messages = new WeakMap<Element, HTMLElement>();

  const messageOf = (field: HTMLElement): HTMLElement => {
    const known = messages.get(field);
    if (known?.isConnected) return known;
    const message = doc.createElement('div');
    // The id of the old script, for style sheets; where the page already has it, a generated one.
    message.id = doc.getElementById(names.strength) ? page.nextId() : names.strength;
    message.setAttribute('role', 'alert');
    (field.closest(`.${names.passwordBox}`) ?? field).after(message);
    changes.setAttribute(field, 'aria-describedby', message.id);
    messages.set(field, message);
    onEnd(() => message.remove());
    emit(page, names.strengthAdded);
    return message;
  };

  const rate = (field: HTMLInputElement) => {
    const { value, form } = field;
    if (!value && !messages.has(field)) return;
    const { wp } = page.window as { wp?: { passwordStrength?: object } };
    const { score, strength } = strengthOf(wp?.passwordStrength, value);
    const isWeak = value !== '' && strength !== null && score < params.min_password_strength;
    const isCheckout = field.id === names.checkoutPassword;
    // Password managers fill in hidden fields too, also those of an account that nobody wants.
    const isUnused = isCheckout && doc.querySelector(`${names.createAccount}:not(:checked)`);
    const message = messageOf(field);
    if (message.hidden !== (value === '')) {
      message.hidden = value === '';
      emit(page, value ? names.strengthShown : names.strengthHidden);
    }
    const label = page.globals.get(words)[strength ?? 'unknown'] ?? '';
    const full = isWeak ? `${label} - ${params.i18n_password_error}` : label;
    message.className = `${names.strengthClass} ${strength ?? ''}`.trim();
    // Written once: an alert that is rewritten at every key is announced at every key.
    if (message.firstChild?.textContent !== full) {
      const hint = doc.createElement('small');
      hint.className = names.strengthHint;
      hint.textContent = params.i18n_password_hint;
      message.replaceChildren(full, ...(strength && score <= 2 ? [hint] : []));
    }
    const stops = isWeak && !isUnused && (!isCheckout || params.stop_checkout);
    // In a checkout in modules, the button is in another form than the fields.
    const other = isCheckout ? doc.querySelectorAll(names.placeOrder) : [];
    for (const button of [...(form?.querySelectorAll(names.submitButtons) ?? []), ...other]) {
      changes.setAttribute(button, 'disabled', stops ? 'disabled' : undefined);
      changes.setClass(button, 'disabled', stops ? true : null);
    }
  };

  // Only `input` reports text that is pasted, dictated or autofilled.
  delegate('input keyup change', names.newPasswords, (field) => rate(field as HTMLInputElement));
  const rateAll = () => {
    for (const field of doc.querySelectorAll<HTMLInputElement>(names.newPasswords)) rate(field);
  };
  delegate('change', names.createAccount, rateAll);
  // The order button is re-rendered with the totals.
  onEnd(page.events.listen(doc.body, names.checkoutUpdated, guard(rateAll), { receivesOwn: true }));
  rateAll();
};
