import { added, adding, emit } from '../kit';
import type { FormFields } from '../../runtime/kit';
import { addToCartParams } from '../../runtime/config/woocommerce';
import { jQueryData } from '../../runtime/jquery-data';
import { buttonFields } from './button-fields';
import { askCart } from './ask-cart';
import { createViewCartLinks } from './create-view-cart-links';
import {
  addButton,
  addCall,
  ajaxButton,
  buttonUpdated,
  fragmentsLoaded,
  interactive,
  isAdded,
  isLoading,
  messageAttribute,
  notAdded,
  shouldAdd,
} from './names';
import type { CartParts } from './start-cart';

/** Add-to-cart buttons in product lists (contract shop.md §5.1). */
export const watchAddButtons = (parts: CartParts): void => {
  const { page, changes, content, queue, region, giveUp, ended, on, onWindow, hear, onEnd } = parts;
  const params = page.globals.get(addToCartParams);
  const links = createViewCartLinks(page.document, params);
  const loading = new Set<HTMLElement>();

  const setLoading = (button: HTMLElement, isOn: boolean) => {
    loading[isOn ? 'add' : 'delete'](button);
    changes.setClass(button, isLoading, isOn);
    for (const name of ['aria-busy', 'aria-disabled']) {
      changes.setAttribute(button, name, isOn ? 'true' : undefined);
    }
  };

  /** The states after an answer, also to another plugin's call. */
  const settle = (button: HTMLElement, hasFragments: boolean) => {
    setLoading(button, false);
    if (hasFragments) {
      changes.setClass(button, isAdded, true);
      if (!params.is_cart) links.showAfter(button);
    }
    emit(page, buttonUpdated, [button]);
  };

  const announce = (button: HTMLElement | null) =>
    region.say(button?.getAttribute(messageAttribute) || page.labels('added'));

  const send = async (button: HTMLElement, fields: FormFields) => {
    const result = await askCart(page, {
      template: params.wc_ajax_url,
      name: addCall,
      fields,
      signal: ended,
    });
    if (ended.aborted) return;
    if (!result.ok) {
      setLoading(button, false);
      giveUp(result.failure === 'empty' ? null : button);
      return;
    }
    const { fragments, hash, isError, productUrl } = result.value;
    if (isError && productUrl && page.navigate(productUrl)) return;
    if (params.cart_redirect_after_add && page.navigate(params.cart_url)) return;
    if (isError) {
      setLoading(button, false);
      giveUp(null);
      return;
    }
    const isShown = fragments && (await content.show({ fragments, hash, source: 'add' }));
    if (ended.aborted) return;
    setLoading(button, false);
    changes.setClass(button, isAdded, isShown === true);
    emit(page, added, [fragments ?? undefined, hash, button]);
    settle(button, isShown === true);
    if (isShown) emit(page, fragmentsLoaded);
    else content.refresh();
    announce(button);
  };

  hear('click', `.${addButton}:not(.${interactive})`, (button, event) => {
    if (!button.classList.contains(ajaxButton) || !button.dataset.product_id) return;
    event.preventDefault();
    // A second click while the first is on its way would add the product twice.
    if (loading.has(button)) return;
    region.clear();
    changes.setClass(button, isAdded, false);
    setLoading(button, true);
    if (!emit(page, shouldAdd, [button])) {
      emit(page, notAdded, [false, false, button]);
      setLoading(button, false);
      return;
    }
    const fields = buttonFields(button, jQueryData(page.window, button));
    emit(page, adding, [button, fields]);
    void content.warm();
    void queue.add(() => send(button, fields));
  });

  // Another plugin has added something and says so.
  on(added, (fragments, _hash, target) => {
    const button = target instanceof HTMLElement ? target : null;
    if (button) settle(button, Boolean(fragments));
    if (fragments) announce(button);
  });
  // A page from the history may have been left in the middle of a call.
  onWindow<PageTransitionEvent>('pageshow', ({ persisted }) => {
    if (persisted) for (const button of loading) setLoading(button, false);
  });
  onEnd(links.undo);
};
