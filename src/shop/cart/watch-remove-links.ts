import { addToCartParams } from '../../runtime/config/woocommerce';
import { listen } from '../../runtime/dom/listen';
import type { Page } from '../../runtime/page';
import { cover } from '../cover';
import { emit } from '../emit';
import { endpointUrl } from '../endpoint-url';
import { calls, events, woo } from '../names';
import { readCartReply, readFragments } from './cart-reply';
import type { CartParts } from './start-cart';

const source = 'remove-from-cart';

/** Remove links in the mini cart; each falls back to the link itself (contract shop.md §5.2). */
export const watchRemoveLinks = (page: Page, parts: CartParts): (() => void) => {
  const { content, queue, region, giveUp } = parts;
  const { document: doc, report } = page;
  const url = endpointUrl(page.globals.get(addToCartParams).wc_ajax_url, calls.remove);
  const ended = new AbortController();
  const { signal } = ended;
  const uncovers = new Set<() => void>();
  const leaving = new Set<string>();

  const remove = async (link: HTMLElement, key: string) => {
    const fields = { cart_item_key: key };
    const result = await page.ajax({ url, fields, expect: 'json', read: readCartReply, signal });
    if (signal.aborted) return;
    const { fragments = null, hash = '' } = result.ok ? result.value : {};
    if (!fragments) {
      giveUp(link);
      return;
    }
    const show = await content.prepare({ fragments, hash, source: 'remove' });
    if (signal.aborted) return;
    show();
    emit(page, events.removed, [fragments, hash, link]);
    emit(page, events.fragmentsLoaded);
    region.say(link.getAttribute(woo.messageAttribute) ?? '');
  };

  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const link =
      target instanceof Element ? target.closest<HTMLElement>(`.${woo.removeButton}`) : null;
    const key = link?.getAttribute(woo.itemKeyAttribute);
    if (!link || !key) return;
    event.preventDefault();
    if (leaving.has(key)) return;
    leaving.add(key);
    region.clear();
    const row = link.closest<HTMLElement>(`.${woo.miniCartItem}`);
    const uncover = row ? cover(page, row, { background: '#000' }) : () => {};
    uncovers.add(uncover);
    void queue
      .add(() => remove(link, key))
      .then(() => {
        leaving.delete(key);
        uncovers.delete(uncover);
        uncover();
      });
  };

  const onRemoved = async (given: unknown, hash: unknown) => {
    const fragments = readFragments(given);
    if (!fragments) {
      content.refresh();
      return;
    }
    const show = await content.prepare({ fragments, hash: String(hash ?? ''), source: 'remove' });
    if (signal.aborted) return;
    show();
    emit(page, events.fragmentsLoaded);
  };

  listen<MouseEvent>(doc.body, 'click', onClick, { signal, report, source });
  const unlisten = page.events.listen(doc.body, events.removed, (given, hash) => {
    onRemoved(given, hash).catch((error: unknown) => report({ source, phase: 'event', error }));
  });

  return () => {
    ended.abort();
    unlisten();
    for (const uncover of uncovers) uncover();
  };
};
