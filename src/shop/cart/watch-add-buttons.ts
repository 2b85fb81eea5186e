import { addToCartParams } from '../../runtime/config/woocommerce';
import { createChanges } from '../../runtime/dom/changes';
import { listen } from '../../runtime/dom/listen';
import { jQueryData } from '../../runtime/jquery-data';
import type { Page } from '../../runtime/page';
import { emit } from '../emit';
import { endpointUrl } from '../endpoint-url';
import { calls, events, woo } from '../names';
import { buttonFields } from './button-fields';
import { createViewCartLinks } from './create-view-cart-links';
import { readCartReply, readFragments } from './cart-reply';
import type { CartParts } from './start-cart';

const source = 'add-to-cart';
const SELECTOR = `.${woo.addButton}:not(.${woo.interactive})`;

/** The button of a click if it is one that adds without leaving the page. */
const ajaxButton = (target: EventTarget | null): HTMLElement | null => {
  const button = target instanceof Element ? target.closest<HTMLElement>(SELECTOR) : null;
  const isAjax = button?.classList.contains(woo.ajaxButton);
  return isAjax && button?.getAttribute(woo.productIdAttribute) ? button : null;
};

/** Add-to-cart buttons in product lists (contract shop.md §5.1). */
export const watchAddButtons = (page: Page, parts: CartParts): (() => void) => {
  const { content, queue, region, giveUp } = parts;
  const { document: doc, window: win, report } = page;
  const params = page.globals.get(addToCartParams);
  const url = endpointUrl(params.wc_ajax_url, calls.add);
  const ended = new AbortController();
  const { signal } = ended;
  const changes = createChanges();
  const links = createViewCartLinks(doc, params);
  const loading = new Set<HTMLElement>();

  const startLoading = (button: HTMLElement) => {
    loading.add(button);
    changes.setClass(button, woo.added, false);
    changes.setClass(button, woo.loading, true);
    changes.setAttribute(button, 'aria-busy', 'true');
    changes.setAttribute(button, 'aria-disabled', 'true');
  };
  const stopLoading = (button: HTMLElement) => {
    loading.delete(button);
    changes.setClass(button, woo.loading, false);
    changes.setAttribute(button, 'aria-busy', undefined);
    changes.setAttribute(button, 'aria-disabled', undefined);
  };

  /** The states after an answer; `button` is missing when another plugin added something. */
  const settle = (button: HTMLElement | null, hasFragments: boolean) => {
    if (!button) return;
    stopLoading(button);
    if (!hasFragments) return;
    changes.setClass(button, woo.added, true);
    if (!params.is_cart) links.showAfter(button);
  };

  const announce = (button: HTMLElement | null) =>
    region.say(button?.getAttribute(woo.messageAttribute) || page.labels('added'));

  const send = async (button: HTMLElement, fields: ReturnType<typeof buttonFields>) => {
    const result = await page.ajax({ url, fields, expect: 'json', read: readCartReply, signal });
    if (signal.aborted) return;
    if (!result.ok) {
      stopLoading(button);
      giveUp(result.failure === 'empty' ? null : button);
      return;
    }
    const { fragments, hash, isError, productUrl } = result.value;
    if (isError && productUrl && page.navigate(productUrl)) return;
    if (params.cart_redirect_after_add && page.navigate(params.cart_url)) return;
    if (isError) {
      stopLoading(button);
      giveUp(null);
      return;
    }
    const show = fragments && (await content.prepare({ fragments, hash, source: 'add' }));
    if (signal.aborted) return;
    show?.();
    settle(button, show !== null);
    emit(page, events.added, [fragments ?? undefined, hash, button]);
    emit(page, events.buttonUpdated, [button]);
    if (show) emit(page, events.fragmentsLoaded);
    else content.refresh();
    announce(button);
  };

  const onClick = (event: MouseEvent) => {
    const button = ajaxButton(event.target);
    if (!button) return;
    event.preventDefault();
    // A second click while the first is on its way would add the product twice.
    if (loading.has(button)) return;
    region.clear();
    startLoading(button);
    if (!emit(page, events.shouldAdd, [button])) {
      emit(page, events.notAdded, [false, false, button]);
      stopLoading(button);
      return;
    }
    const fields = buttonFields(button, jQueryData(win, button));
    emit(page, events.adding, [button, fields]);
    void queue.add(() => send(button, fields));
  };

  /** Another plugin has added something and says so. */
  const onAdded = async (given: unknown, hash: unknown, target: unknown) => {
    const button = target instanceof HTMLElement ? target : null;
    const fragments = readFragments(given);
    if (!fragments) {
      settle(button, false);
      content.refresh();
      return;
    }
    const show = await content.prepare({ fragments, hash: String(hash ?? ''), source: 'add' });
    if (signal.aborted) return;
    show();
    settle(button, true);
    if (button) emit(page, events.buttonUpdated, [button]);
    emit(page, events.fragmentsLoaded);
    announce(button);
  };

  const listening = { signal, report, source };
  listen<MouseEvent>(doc.body, 'click', onClick, listening);
  const unlisten = page.events.listen(doc.body, events.added, (given, hash, target) => {
    onAdded(given, hash, target).catch((error: unknown) =>
      report({ source, phase: 'event', error }),
    );
  });
  // A page from the history may have been left in the middle of a call.
  listen<PageTransitionEvent>(
    win,
    'pageshow',
    ({ persisted }) => {
      if (persisted) for (const button of loading) stopLoading(button);
    },
    listening,
  );

  return () => {
    ended.abort();
    unlisten();
    links.undo();
    changes.undo();
  };
};
