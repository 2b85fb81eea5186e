import { listen } from '../../runtime/kit';
import { addToCartParams, cartFragmentsParams } from '../../runtime/config/woocommerce';
import type { Controller } from '../../runtime/definition';
import type { Page } from '../../runtime/page';
import { emit } from '../emit';
import { inBackground } from '../in-background';
import { added, removed } from '../names';
import { readFragments } from './cart-reply';
import { type CartContent, createCartContent } from './create-cart-content';
import { createLiveRegion, type LiveRegion } from './create-live-region';
import { fragmentsLoaded } from './names';
import { createSerialQueue, type SerialQueue } from './serial-queue';
import { watchAddButtons } from './watch-add-buttons';
import { watchFragments } from './watch-fragments';
import { watchRemoveLinks } from './watch-remove-links';

/** What buttons, links and fragments of one page share. */
export interface CartParts {
  readonly page: Page;
  readonly content: CartContent;
  /** Adding and removing run one after another, in the order of the clicks. */
  readonly queue: SerialQueue;
  readonly region: LiveRegion;
  /** Ends with the controller. */
  readonly ended: AbortSignal;
  /** After a failed call: the link goes where it would have gone, or the visitor is told. */
  giveUp(control: HTMLElement | null): void;
  /** Hears what other plugins fire on the body. */
  on(name: string, listener: (...args: unknown[]) => void): void;
  onWindow<E extends Event>(type: string, listener: (event: E) => void): void;
  onClick(selector: string, listener: (element: HTMLElement, event: Event) => void): void;
}

/** Add-to-cart buttons, remove links of the mini cart, and cart fragments. */
export const startCart: Controller = (page) => {
  const { window: win, document: doc, globals, report } = page;
  const { $cart } = page.stores;
  const end = new AbortController();
  const { signal: ended } = end;
  const listening = { signal: ended, report, source: 'cart' };
  const region = createLiveRegion(win);
  const content = createCartContent(page, ended);

  const parts: CartParts = {
    page,
    content,
    region,
    ended,
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
    on(name, listener) {
      ended.addEventListener('abort', page.events.listen(doc.body, name, listener));
    },
    onWindow: (type, listener) => listen(win, type, listener, listening),
    onClick: (selector, listener) =>
      listen(
        doc.body,
        'click',
        (event) => {
          const element = (event.target as Element).closest<HTMLElement>(selector);
          if (element) listener(element, event);
        },
        listening,
      ),
  };

  /** Other plugins often say that they have changed the cart without bringing its fragments. */
  const take = async (source: 'add' | 'remove', given: unknown, hash: unknown) => {
    const fragments = readFragments(given);
    if (!fragments) content.refresh();
    else if (await content.show({ fragments, hash: String(hash ?? ''), source })) {
      emit(page, fragmentsLoaded);
    }
  };
  parts.on(added, (given, hash) => inBackground(page, take('add', given, hash)));
  parts.on(removed, (given, hash) => inBackground(page, take('remove', given, hash)));

  // Each gate is the one that upstream's script has (contract shop.md §1.1).
  if (globals.has(cartFragmentsParams)) watchFragments(parts);
  if (globals.has(addToCartParams)) {
    watchAddButtons(parts);
    watchRemoveLinks(parts);
  }
  return () => {
    end.abort();
    region.undo();
  };
};
