import type { ControllerScope } from '../../runtime/controller-scope';
import { byId, isOpen, slidePart } from '../../runtime/kit';
import { emitter } from '../kit';
import * as names from './names';
import { fillTemplate, hasLogic } from './fill-template';
import { quantityOf } from './quantity-of';
import type { Variation } from './variation';

const SLIDE_MS = 200;
const REVEAL_MS = 300;

interface WordPress {
  readonly template?: (name: string) => (data: object) => string;
}

/** What a form shows of the chosen variation: price, stock, quantity and the state of the button. */
export const createVariationPanel = (scope: ControllerScope, form: HTMLFormElement) => {
  const { page, changes, signal, after, inBackground, onEnd } = scope;
  const { document: doc, window: win } = page;
  const find = <E extends HTMLElement>(selector: string) => form.querySelector<E>(selector);
  const box = find(names.variationBox);
  const emit = emitter(page, box ?? form);
  let message: HTMLElement | null = null;
  let version = 0;

  const forget = () => {
    message?.remove();
    message = null;
    const alert = find(names.resetAlert);
    if (alert) alert.textContent = '';
  };
  const setId = (id: string) => {
    for (const input of form.querySelectorAll<HTMLInputElement>(names.variationId)) {
      if (input.value === id) continue;
      // The value of a hidden field is its attribute.
      changes.setAttribute(input, 'value', id);
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
  const setButton = (state: 'ready' | 'unavailable' | 'needed') => {
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

  /** WordPress's engine where a theme needs it; ours knows what WooCommerce prints. */
  const render = (variation: Variation): string => {
    const id = variation.variation_is_visible ? names.variationTemplate : names.unavailableTemplate;
    const template = byId(doc, id)?.textContent ?? '';
    const { wp } = win as { wp?: WordPress };
    return hasLogic(template) && wp?.template
      ? wp.template(id.replace('tmpl-', ''))({ variation: variation.raw })
      : fillTemplate(template, variation.raw);
  };
  const reveal = async (variation: Variation, own: number) => {
    const content = await page.insert.fragment(render(variation), 'form');
    if (own !== version || !box || signal.aborted) return;
    const hasText = Boolean(content.textContent?.trim());
    box.replaceChildren(content);
    if (hasText) slidePart(scope, box, { to: 'open', durationMs: SLIDE_MS });
    else changes.setStyle(box, 'display', 'block');
    const { is_purchasable, is_in_stock, variation_is_visible } = variation;
    const isReady = is_purchasable && is_in_stock && variation_is_visible;
    setButton(isReady ? 'ready' : 'unavailable');
    emit(names.showVariation, [variation.raw, isReady]);
  };

  onEnd(() => {
    forget();
    box?.replaceChildren();
  });

  return {
    forget,
    /** Until a variation is chosen. */
    prepare(): void {
      const wrap = find(names.variationWrap);
      // Older templates print it hidden, and the button with it.
      if (wrap && !isOpen(wrap)) changes.setStyle(wrap, 'display', 'block !important');
      // WooCommerce 10.5, and templates copied from it, print it so that nobody is quicker than the script.
      const button = find(names.addButton);
      if (button) changes.setAttribute(button, 'disabled', null);
      setButton('needed');
    },
    clearId: () => setId(''),
    show(variation: Variation): void {
      version += 1;
      const own = version;
      setId(variation.variation_id);
      setQuantity(variation);
      after(REVEAL_MS, () => {
        if (own === version) inBackground(reveal(variation, own));
      });
    },
    hide(): void {
      version += 1;
      setId('');
      setButton('needed');
      if (box?.hasChildNodes()) slidePart(scope, box, { to: 'close', durationMs: SLIDE_MS });
      emit(names.hideVariation);
    },
    /** In place of the boxes that the old script opened with `alert()`. */
    say(text: string): void {
      forget();
      if (!text || !box) return;
      message = doc.createElement('div');
      message.setAttribute('role', 'alert');
      const paragraph = doc.createElement('p');
      paragraph.className = names.noMatch;
      // The shop's sheet hides this class: the old script slid it open.
      paragraph.style.setProperty('display', 'block', 'important');
      message.append(paragraph);
      box.after(message);
      // An alert that arrives with its text is not read out everywhere.
      paragraph.textContent = text;
      // Lists may stand at the lower edge of the window.
      message.scrollIntoView({ block: 'nearest' });
    },
    announceReset(text: string): void {
      const alert = find(names.resetAlert);
      if (alert) alert.textContent = text;
    },
    setResettable(isOn: boolean): void {
      const link = find(names.resetLink);
      if (link) changes.setStyle(link, 'visibility', isOn ? 'visible' : 'hidden');
    },
  };
};
