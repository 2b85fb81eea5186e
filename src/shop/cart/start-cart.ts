import { addToCartParams, cartFragmentsParams } from '../../runtime/config/woocommerce';
import { text } from '../../runtime/kit';
import {
  added,
  createLiveRegion,
  emit,
  inBackground,
  inScope,
  type LiveRegion,
  removed,
  type Scope,
} from '../kit';
import { readFragments } from './cart-reply';
import { type CartContent, createCartContent } from './create-cart-content';
import { fragmentsLoaded } from './names';
import { createSerialQueue, type SerialQueue } from './serial-queue';
import { watchAddButtons } from './watch-add-buttons';
import { watchFragments } from './watch-fragments';
import { watchRemoveLinks } from './watch-remove-links';

/** What buttons, links and fragments of one page share. */
export interface CartParts extends Scope {
  readonly content: CartContent;
  /** Adding and removing run one after another, in the order of the clicks. */
  readonly queue: SerialQueue;
  readonly region: LiveRegion;
  /** After a failed call: the link goes where it would have gone, or the visitor is told. */
  giveUp(control: HTMLElement | null): void;
}

/** Add-to-cart buttons, remove links of the mini cart, and cart fragments. */
export const startCart = inScope('cart', (scope) => {
  const { page, ended, on, onEnd } = scope;
  const { window: win, globals, report } = page;
  const { $cart } = page.stores;
  const region = createLiveRegion(win);
  const content = createCartContent(page, ended);
  onEnd(region.undo);

  const parts: CartParts = {
    ...scope,
    content,
    region,
    queue: createSerialQueue({
      onError: (error) => report({ source: 'cart', phase: 'call', error }),
      onBusy: (isBusy) => $cart.set({ ...$cart.get(), isBusy }),
    }),
    giveUp(control) {
      const href = control?.getAttribute('href') ?? '#';
      // Offline the link would only lead to the browser's own error page.
      const isFollowed = win.navigator.onLine && !href.startsWith('#') && page.navigate(href);
      if (!isFollowed) region.say(page.labels('failed'));
    },
  };

  /** Other plugins often say that they have changed the cart without bringing its fragments. */
  const take = async (source: 'add' | 'remove', given: unknown, hash: unknown) => {
    const fragments = readFragments(given);
    if (!fragments) content.refresh();
    else if (await content.show({ fragments, hash: text()(hash), source })) {
      emit(page, fragmentsLoaded);
    }
  };
  on(added, (given, hash) => inBackground(page, take('add', given, hash)));
  on(removed, (given, hash) => inBackground(page, take('remove', given, hash)));

  // Each gate is the one that upstream's script has (contract shop.md §1.1).
  if (globals.has(cartFragmentsParams)) watchFragments(parts);
  if (globals.has(addToCartParams)) {
    watchAddButtons(parts);
    watchRemoveLinks(parts);
  }
});
