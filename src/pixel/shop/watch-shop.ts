import * as names from './names';
import { flag, list, record, shape, text, plainObject } from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import type { Params } from '../config';
import type { SendEvent } from '../create-sender';
import { readProduct } from './read-product';
import { wishlistRecord } from './wishlist-record';

const nameList = list(text());

/** `aepc_pixel`: events that the owner has enabled (specification S9.37). */
const pixelSettings = {
  name: 'aepc_pixel',
  read: shape({
    enable_addtocart: flag(true),
    /** The name in the specification; the plugin prints the next one. */
    enable_wishlist: text(),
    enable_addtowishlist: text(),
    enable_addpaymentinfo: flag(),
    can_use_sku: flag(true),
    /** Allowed parameters; an empty list allows all. */
    allowed_params: shape({ AddToCart: nameList, AddToWishlist: nameList }),
  }),
};

/** `aepc_add_payment_info_params`, on the checkout page. */
const paymentParams = {
  name: 'aepc_add_payment_info_params',
  read: record<unknown>((value) => value),
};

const shopCurrency = { name: 'woocommerce_params', read: shape({ currency: text() }) };

const asText = text();

/** Parameters that the owner allows (pixel.md §1.1). */
const allowed = (params: Params, keys: readonly string[]): Params =>
  keys.length === 0
    ? params
    : Object.fromEntries(Object.entries(params).filter(([key]) => keys.includes(key)));

/** Events of the shop: added to cart, added to wishlist, about to pay (specification S9.38). */
export const start = ({ page, listen, guard, onEnd }: ControllerScope, send: SendEvent): void => {
  const { document: doc, window: win, globals, events } = page;
  const settings = () => globals.get(pixelSettings);
  const read = (button: HTMLElement) =>
    readProduct(button, {
      canUseSku: settings().can_use_sku,
      currency: globals.get(shopCurrency).currency,
    });

  const add = (params: Params | null, hash: unknown) => {
    if (params && settings().enable_addtocart) {
      send('track', names.addToCart, params, asText(hash));
    }
  };
  const addProduct = (button: unknown, hash: unknown) => {
    if (!(button instanceof win.HTMLElement)) return;
    add(allowed(read(button), settings().allowed_params.AddToCart), hash);
  };
  const onAdded = (_fragments: unknown, hash: unknown, button: unknown) => addProduct(button, hash);
  onEnd(events.listen(doc.body, names.added, guard(onAdded), { receivesOwn: true }));

  const onDownload = (response: unknown) => {
    const pixel = plainObject(plainObject(response)?.pixel);
    add(plainObject(pixel?.params), pixel?.event_id);
  };
  onEnd(events.listen(doc.body, names.downloadAdded, guard(onDownload)));

  let total: string | null | undefined = null;
  /** Sent once, and again only for another total: a rejected order is submitted again. */
  const pay = () => {
    const now = doc.querySelector(names.orderTotal)?.textContent;
    if (!settings().enable_addpaymentinfo || now === total) return;
    total = now;
    send('track', names.addPaymentInfo, globals.get(paymentParams));
  };
  for (const form of doc.querySelectorAll(names.orderForm)) {
    onEnd(events.listen(form, names.ordering, guard(pay), { receivesOwn: true }));
  }

  const addToWishlist = (link: HTMLElement) => {
    const { enable_wishlist, enable_addtowishlist, allowed_params } = settings();
    if ((enable_wishlist || enable_addtowishlist) === 'no') return;
    const records = win as unknown as Params;
    const known = records[names.wishlistRecords] ?? records[names.cartRecords];
    const params = wishlistRecord(link, known) ?? allowed(read(link), allowed_params.AddToWishlist);
    send('track', names.addToWishlist, params);
  };
  const onClick = ({ target }: Event) => {
    if (!(target instanceof win.Element)) return;
    const link = target.closest<HTMLElement>(names.wishlistLink);
    if (link) addToWishlist(link);
    if (target.closest(names.downloadOrder)) pay();
  };
  listen(doc, 'click', onClick, { capture: true });

  // Before version 2.2 the server did not count products added with a page load.
  if (names.cartRecords in win) {
    const onSubmit = ({ target, defaultPrevented }: Event) => {
      // A prevented submit was either rejected, or adds with an event of its own.
      if (!defaultPrevented && (target as Element).matches(names.cartForm)) addProduct(target, '');
    };
    listen(win, 'submit', onSubmit);
  }
};
