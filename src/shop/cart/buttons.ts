import type { ControllerScope } from '../../runtime/controller-scope';
import { emit } from '../woocommerce';
import { removed } from '../names';
import { addToCartParams } from '../config/fragments';
import { requestCart } from './cart-response';
import { fragmentsLoaded, messageAttribute, miniCartItem, removeCall } from './names';
import { type Cart, createCart } from './create-cart';
import { addProducts } from './add-products';
import type { CartContent } from './create-cart-content';

/** Remove links of the mini-cart; on failure the link itself is followed (woocommerce.md §5.2). */
const removeLines = (scope: ControllerScope, { content, queue, region }: Cart) => {
  const { page, signal } = scope;
  const { wc_ajax_url } = page.globals.get(addToCartParams);
  const leaving = new Set<string>();

  /** After a failed request: follows the link, or shows a message. */
  const giveUp = (link: HTMLElement) => {
    const href = link.getAttribute('href') ?? '#';
    // Offline, the link would only lead to the browser's error page.
    const isOnline = page.window.navigator.onLine;
    const isFollowed = isOnline && !href.startsWith('#') && page.navigate(href);
    if (!isFollowed) region.announce(page.labels('failed'));
  };

  const send = async (link: HTMLElement, key: string) => {
    const result = await requestCart(page, {
      template: wc_ajax_url,
      name: removeCall,
      fields: { cart_item_key: key },
      signal,
    });
    if (signal.aborted) return;
    const { fragments = null, hash = '' } = result.ok ? result.value : {};
    if (!fragments) giveUp(link);
    else if (await content.show({ fragments, hash, source: 'remove' })) {
      emit(page, removed, [fragments, hash, link]);
      emit(page, fragmentsLoaded);
      region.announce(link.getAttribute(messageAttribute) ?? '');
    }
  };

  return {
    /** Handles a press on a link; `key` identifies its cart line. */
    remove(link: HTMLElement, key: string): void {
      if (leaving.has(key)) return;
      leaving.add(key);
      region.clear();
      const row = link.closest<HTMLElement>(`.${miniCartItem}`);
      const covered = row && content.cover(row);
      const end = () => {
        leaving.delete(key);
        void covered?.then((uncover) => uncover?.());
      };
      void queue.add(() => send(link, key)).then(end);
    },
  };
};

/** Add-to-cart buttons of products and remove links of the mini-cart. */
export const createButtons = (scope: ControllerScope, content: CartContent) => {
  const cart = createCart(scope, content);
  return { ...addProducts(scope, cart), ...removeLines(scope, cart) };
};
