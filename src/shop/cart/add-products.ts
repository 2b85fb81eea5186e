import { type FormFields, safeUrl } from '../../runtime/kit';
import {
  forward,
  viewCart,
  addCall,
  buttonUpdated,
  fragmentsLoaded,
  isAdded,
  isLoading,
  messageAttribute,
  notAdded,
  refreshCall,
  shouldAdd,
} from './names';
import type { ControllerScope } from '../../runtime/controller-scope';
import { added, adding } from '../names';
import { cookieHash, emit, jQueryData } from '../woocommerce';
import { failedNotice } from '../create-presses';
import { addToCartParams } from '../config/fragments';
import { requestCart, type CartResponse } from './cart-response';
import type { Cart } from './create-cart';

/**
 * Fields of an add-to-cart request: every `data-` attribute under its `dataset` name (underscores
 * kept). Values from jQuery's data store come first, real attributes override them (woocommerce.md
 * §5.1).
 */
const buttonFields = (
  button: HTMLElement,
  stored: Readonly<Record<string, unknown>>,
): FormFields => ({ ...(stored as FormFields), ...button.dataset });

interface LinkOptions {
  readonly cart_url: string;
  readonly i18n_view_cart: string;
}

/** "View cart" links, shown beside buttons that have added something. */
const createViewCartLinks = (doc: Document, options: LinkOptions) => {
  const links = new Set<HTMLElement>();
  return {
    showAfter(button: HTMLElement): void {
      const { parentElement: parent } = button;
      if (!parent || parent.querySelector(`.${viewCart}`)) return;
      if (!safeUrl(options.cart_url, doc.baseURI)) return;
      const link = Object.assign(doc.createElement('a'), {
        href: options.cart_url,
        className: `${viewCart} ${forward}`,
        title: options.i18n_view_cart,
        textContent: options.i18n_view_cart,
      });
      links.add(link);
      button.after(link);
    },
    undo(): void {
      for (const link of links) link.remove();
      links.clear();
    },
  };
};

const noResponse: CartResponse = { fragments: null, hash: '', isError: true, productUrl: '' };

/** Add-to-cart buttons in product lists (woocommerce.md §5.1). */
export const addProducts = (scope: ControllerScope, { content, queue, region }: Cart) => {
  const { page, changes, signal, listen, onEnd } = scope;
  const params = page.globals.get(addToCartParams);
  const links = createViewCartLinks(page.document, params);
  const loading = new Set<HTMLElement>();

  let message: Element | null = null;
  const removeMessage = () => message?.remove();

  const setLoading = (button: HTMLElement, isOn: boolean) => {
    if (isOn) loading.add(button);
    else loading.delete(button);
    changes.setClass(button, isLoading, isOn);
    for (const name of ['aria-busy', 'aria-disabled']) {
      changes.setAttribute(button, name, isOn ? 'true' : undefined);
    }
  };

  /** Applies the button states after a response, also after another plugin's request. */
  const settle = (button: HTMLElement, hasFragments: boolean) => {
    setLoading(button, false);
    if (!hasFragments) return;
    changes.setClass(button, isAdded, true);
    if (!params.is_cart) links.showAfter(button);
  };

  const announce = (button: HTMLElement | null) =>
    region.announce(
      button?.getAttribute(messageAttribute) || page.labels(['added', 'Added to cart']),
    );

  const request = async (name: string, fields: FormFields) => {
    const template = params.wc_ajax_url;
    const result = await requestCart(page, { template, name, fields, signal });
    return result.ok ? result.value : null;
  };
  /**
   * A request whose response is lost may have added the product. It is never repeated, nor is the
   * link followed, which would add it again: the cart itself shows what happened.
   */
  const fetchChangedCart = async (before: string) => {
    const cart = await request(refreshCall, { time: Date.now() });
    return cart?.fragments && cart.hash !== before ? cart : null;
  };
  const showFailure = (button: HTMLElement) => {
    message = failedNotice(page);
    button.after(message);
  };

  const send = async (button: HTMLElement, fields: FormFields) => {
    const before = cookieHash(page.document);
    const response =
      (await request(addCall, fields)) ?? (signal.aborted ? null : await fetchChangedCart(before));
    if (signal.aborted) return;
    const { fragments, hash, isError, productUrl } = response ?? noResponse;
    if (isError && productUrl && page.navigate(productUrl)) return;
    if (response && params.cart_redirect_after_add && page.navigate(params.cart_url)) return;
    if (isError) {
      setLoading(button, false);
      showFailure(button);
      return;
    }
    const isShown = fragments && (await content.show({ fragments, hash, source: 'add' }));
    if (signal.aborted) return;
    // Before the event, because snippets of sites look for the "View cart" link.
    settle(button, isShown === true);
    emit(page, added, [fragments ?? undefined, hash, button]);
    emit(page, buttonUpdated, [button]);
    if (isShown) emit(page, fragmentsLoaded);
    else content.refresh();
    announce(button);
  };

  // A page restored from the history may have been left during a request.
  listen<PageTransitionEvent>(page.window, 'pageshow', ({ persisted }) => {
    if (persisted) for (const button of loading) setLoading(button, false);
  });
  onEnd(links.undo);
  onEnd(removeMessage);

  return {
    /** Handles a press on a button. */
    add(button: HTMLElement): void {
      // A second click during the request would add the product twice.
      if (loading.has(button)) return;
      region.clear();
      removeMessage();
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
    },
    /** Shows that another plugin has added a product. */
    showAdded(button: HTMLElement | null, hasFragments: boolean): void {
      if (button) {
        settle(button, hasFragments);
        emit(page, buttonUpdated, [button]);
      }
      if (hasFragments) announce(button);
    },
  };
};
