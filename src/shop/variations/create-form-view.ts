import type { ControllerScope } from '../../runtime/controller-scope';
import { isOpen, slideElement } from '../../runtime/kit';
import type { ChooserState, Refusal } from './chooser-state';
import * as names from './names';
import type { Variation } from './variation';

const SLIDE_MS = 200;

export interface Quantity {
  readonly min: string;
  readonly max: string;
  readonly value: string;
  readonly isShown: boolean;
}

/** The quantity field for a variation; a value out of range moves to the nearest limit. */
export const quantityOf = (variation: Variation, current: string): Quantity => {
  if (variation.is_sold_individually) return { min: '1', max: '', value: '1', isShown: false };
  const { min_qty: min, max_qty: max } = variation;
  const least = Number.parseFloat(min) || 0;
  const most = max === '' ? Number.POSITIVE_INFINITY : Number.parseFloat(max);
  const wanted = Number.parseFloat(current);
  const value = Number.isNaN(wanted) ? least : Math.max(Math.min(wanted, most), least);
  return { min, max, value: String(value), isShown: true };
};

/** Messages of the form. */
interface Texts {
  readonly refusals: Readonly<Record<Refusal, string>>;
  readonly reset: string;
}

/** What a form shows of the chosen variation: price, stock, quantity and the state of the button. */
export const createFormView = (
  scope: ControllerScope,
  form: HTMLFormElement,
  { refusals, reset }: Texts,
) => {
  const { page, changes, onEnd } = scope;
  const { document: doc } = page;
  const find = <E extends HTMLElement>(selector: string) => form.querySelector<E>(selector);
  const box = find(names.variationBox);
  const alert = doc.createElement('div');
  alert.setAttribute('role', 'alert');
  const paragraph = doc.createElement('p');
  paragraph.className = names.noMatch;
  // The shop's style sheet hides this class; the old script slid it open.
  paragraph.style.setProperty('display', 'block', 'important');
  alert.append(paragraph);

  const setId = (id: string) => {
    for (const input of form.querySelectorAll<HTMLInputElement>(names.variationId)) {
      if (input.value === id) continue;
      // The value of a hidden field is its attribute.
      changes.setAttribute(input, 'value', id);
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
  const setButton = (state: ChooserState['button']) => {
    const button = find(names.addButton);
    const cart = find(names.addBox);
    if (button) {
      changes.setClass(button, 'disabled', state !== 'ready');
      changes.setClass(button, names.unavailable, state === 'unavailable');
      changes.setClass(button, names.selectionNeeded, state === 'needed');
      changes.setAttribute(button, 'aria-disabled', state === 'ready' ? undefined : 'true');
    }
    if (!cart) return;
    changes.setClass(cart, names.addBoxEnabled, state === 'ready');
    changes.setClass(cart, names.addBoxDisabled, state !== 'ready');
  };
  const setQuantity = (variation: Variation) => {
    const input = find<HTMLInputElement>('.quantity input.qty[name="quantity"]');
    const around = input?.closest<HTMLElement>('.quantity');
    if (!input || !around) return;
    const { min, max, value, isShown } = quantityOf(variation, input.value);
    changes.setAttribute(input, 'min', min);
    changes.setAttribute(input, 'max', max);
    changes.setStyle(around, 'display', isShown ? null : 'none');
    if (input.value === value) return;
    input.value = value;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  /** Replaces the old script's `alert()` dialogs. */
  const setMessage = (text: string | null) => {
    alert.remove();
    paragraph.textContent = '';
    if (!text || !box) return;
    box.after(alert);
    // An alert inserted together with its text is not announced everywhere.
    paragraph.textContent = text;
    // In product lists it may be at the lower edge of the window.
    alert.scrollIntoView({ block: 'nearest' });
  };

  const announce = (text: string) => {
    const announcement = find(names.resetAlert);
    if (announcement) announcement.textContent = text;
  };

  onEnd(() => {
    announce('');
    alert.remove();
    box?.replaceChildren();
  });

  return {
    box,
    /** Runs until a variation is chosen. */
    prepare(): void {
      const wrap = find(names.variationWrap);
      // Older templates render it hidden, and the button with it.
      if (wrap && !isOpen(wrap)) changes.setStyle(wrap, 'display', 'block !important');
      // WooCommerce 10.5, and templates copied from it, disable it until the script has started.
      const button = find(names.addButton);
      if (button) changes.setAttribute(button, 'disabled', null);
      setButton('needed');
    },
    show(state: ChooserState, before: ChooserState): void {
      const { found, id, button, message, isResetAnnounced, choice } = state;
      const isNew = state.version !== before.version;
      if (id !== null && (isNew || id !== before.id)) setId(id);
      if (isNew && found) setQuantity(found);
      // A variation about to be shown leaves the button as it is until then.
      if (isNew ? !found : button !== before.button) setButton(button);
      if (isNew && !found && box?.hasChildNodes()) {
        slideElement(scope, box, { isOpen: false, durationMs: SLIDE_MS });
      }
      if (message !== before.message) setMessage(message && refusals[message.refusal]);
      if (isResetAnnounced !== before.isResetAnnounced) announce(isResetAnnounced ? reset : '');
      const link = find(names.resetLink);
      if (link && choice !== before.choice) {
        const isResettable = Object.values(choice).some(Boolean);
        changes.setStyle(link, 'visibility', isResettable ? 'visible' : 'hidden');
      }
    },
    /** Shows price and stock of a variation. */
    reveal(target: HTMLElement, content: DocumentFragment): void {
      const hasText = Boolean(content.textContent?.trim());
      // Replaces another variation without moving anything: the button below may be about to be pressed.
      const isNext = target.hasChildNodes() && isOpen(target);
      target.replaceChildren(content);
      if (hasText && !isNext) slideElement(scope, target, { isOpen: true, durationMs: SLIDE_MS });
      else changes.setStyle(target, 'display', 'block');
    },
  };
};
