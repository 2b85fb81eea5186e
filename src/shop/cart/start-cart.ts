import { addToCartParams, cartFragmentsParams } from '../../runtime/config/woocommerce';
import type { Controller } from '../../runtime/definition';
import type { Page } from '../../runtime/page';
import { type CartContent, createCartContent } from './create-cart-content';
import { createLiveRegion, type LiveRegion } from './create-live-region';
import { createSerialQueue, type SerialQueue } from './serial-queue';
import { watchAddButtons } from './watch-add-buttons';
import { watchFragments } from './watch-fragments';
import { watchRemoveLinks } from './watch-remove-links';

/** What buttons, links and fragments of one page share. */
export interface CartParts {
  readonly content: CartContent;
  /** Adding and removing run one after another, in the order of the clicks. */
  readonly queue: SerialQueue;
  readonly region: LiveRegion;
  /** After a failed call: the link goes where it would have gone, or the visitor is told. */
  readonly giveUp: (control: HTMLElement | null) => void;
}

/** The queue, and the shared store that says whether it has work. */
const createCartQueue = ({ stores: { $cart }, report }: Page): SerialQueue => {
  const queue = createSerialQueue((error) => report({ source: 'cart', phase: 'call', error }));
  const tell = () => $cart.set({ ...$cart.get(), isBusy: queue.isBusy });
  return {
    add(task) {
      const ended = queue.add(task).then(tell);
      tell();
      return ended;
    },
    get isBusy() {
      return queue.isBusy;
    },
  };
};

/** Add-to-cart buttons, remove links of the mini cart, and cart fragments. */
export const startCart: Controller = (page) => {
  const { globals, window: win } = page;
  const region = createLiveRegion(win);
  const parts: CartParts = {
    content: createCartContent(page),
    queue: createCartQueue(page),
    region,
    giveUp(control) {
      const href = control?.getAttribute('href') ?? '#';
      // Offline the link would only lead to the browser's own error page.
      const isFollowed =
        win.navigator.onLine !== false && !href.startsWith('#') && page.navigate(href);
      if (!isFollowed) region.say(page.labels('failed'));
    },
  };
  const undos: (() => void)[] = [];
  // Each gate is the one that upstream's script had (contract shop.md §1.1).
  if (globals.has(cartFragmentsParams)) undos.push(watchFragments(page, parts.content));
  if (globals.has(addToCartParams)) {
    undos.push(watchAddButtons(page, parts), watchRemoveLinks(page, parts));
  }
  return () => {
    for (const undo of undos) undo();
    region.undo();
  };
};
