import { addToCartParams } from '../../runtime/config/woocommerce';
import { cover } from '../cover';
import { emit } from '../emit';
import { endpointUrl } from '../endpoint-url';
import { itemKeyAttribute, removed } from '../names';
import { readCartReply } from './cart-reply';
import { fragmentsLoaded, messageAttribute, miniCartItem, removeCall, removeLink } from './names';
import type { CartParts } from './start-cart';

/** Remove links in the mini cart; each falls back to the link itself (contract shop.md §5.2). */
export const watchRemoveLinks = (parts: CartParts): void => {
  const { page, content, queue, region, giveUp, ended, onClick } = parts;
  const { wc_ajax_url } = page.globals.get(addToCartParams);
  const leaving = new Set<string>();

  const remove = async (link: HTMLElement, key: string) => {
    const result = await page.ajax({
      url: endpointUrl(wc_ajax_url, removeCall),
      fields: { cart_item_key: key },
      expect: 'json',
      read: readCartReply,
      signal: ended,
    });
    if (ended.aborted) return;
    const { fragments = null, hash = '' } = result.ok ? result.value : {};
    if (!fragments) giveUp(link);
    else if (await content.show({ fragments, hash, source: 'remove' })) {
      emit(page, removed, [fragments, hash, link]);
      emit(page, fragmentsLoaded);
      region.say(link.getAttribute(messageAttribute) ?? '');
    }
  };

  onClick(`.${removeLink}`, (link, event) => {
    const key = link.getAttribute(itemKeyAttribute);
    if (!key) return;
    event.preventDefault();
    if (leaving.has(key)) return;
    leaving.add(key);
    region.clear();
    content.warm();
    const row = link.closest<HTMLElement>(`.${miniCartItem}`);
    const uncover = row && cover(page, row, '#000');
    const end = () => {
      leaving.delete(key);
      uncover?.();
    };
    ended.addEventListener('abort', end, { once: true });
    void queue.add(() => remove(link, key)).then(end);
  });
};
