import type { ControllerScope } from '../../runtime/controller-scope';
import { added, itemKeyAttribute, cartReplaced, refreshed, removed } from '../names';
import { createPresses } from '../create-presses';
import { cookieHash, emit, mayHaveCart } from '../woocommerce';
import { cartButtons } from '../lazy';
import { type CartContent, createCartContent } from './create-cart-content';
import {
  addButton,
  ajaxButton,
  interactive,
  removeLink,
  coreFragment,
  fragmentsFailed,
  fragmentsLoaded,
  refreshCall,
  refreshWanted,
  widgetContent,
} from './names';
import { cartFragmentsParams, addToCartParams } from '../config/fragments';
import { requestCart, readFragments } from './cart-response';
import { createLatest, text } from '../../runtime/kit';
import type { Start } from '../../runtime/definition';

/** Lifetime of cached fragments, 24 hours (specification S9.03), in milliseconds. */
const FRAGMENT_LIFE_MS = 86_400_000;

interface FreshnessFacts {
  /** Whether a cached set exists and contains the mini-cart. */
  readonly isCached: boolean;
  readonly storedHash: string;
  readonly cookieHash: string;
  /** Whether the cookies allow for a cart. */
  readonly mayHaveCart: boolean;
  /** When the cart was created, in epoch milliseconds; null while unknown. */
  readonly createdAt: number | null;
  readonly now: number;
}

/**
 * - `cache`: the cached fragments match the server's cart
 * - `refresh`: fragments have to be requested
 * - `rest`: there is no cart and nothing to show, so no request
 */
type Freshness = 'cache' | 'refresh' | 'rest';

/** Start-up rule of woocommerce.md §5.3; visitors without a cart cause no request. */
export const freshnessOf = (facts: FreshnessFacts): Freshness => {
  const { createdAt, storedHash, isCached } = facts;
  const isEmpty = !facts.mayHaveCart && storedHash === '';
  const isDated = storedHash === '' || createdAt !== null;
  const isExpired = createdAt !== null && facts.now - createdAt > FRAGMENT_LIFE_MS;
  const isSame = storedHash === facts.cookieHash;
  if (isCached && isSame && isDated && (isEmpty || !isExpired)) return 'cache';
  return isEmpty ? 'rest' : 'refresh';
};

/** Milliseconds until a cart of that age has to be refreshed; a clock that was set back counts as new. */
export const msUntilExpiry = (createdAt: number, now: number): number =>
  Math.min(Math.max(createdAt + FRAGMENT_LIFE_MS - now, 0), FRAGMENT_LIFE_MS);

/** Add-to-cart buttons in product lists and remove links in the mini cart. */
const watchButtons = (scope: ControllerScope, content: CartContent): void => {
  const { delegate, onPluginEvent } = scope;
  const { press, later } = createPresses(scope, cartButtons, ({ createButtons }) =>
    createButtons(scope, content),
  );

  delegate('click', `.${addButton}:not(.${interactive})`, (button, event) => {
    if (!button.classList.contains(ajaxButton) || !button.dataset.product_id) return;
    press(button, event, (buttons) => buttons.add(button));
  });
  delegate('click', `.${removeLink}`, (link, event) => {
    const key = link.getAttribute(itemKeyAttribute);
    if (key) press(link, event, (buttons) => buttons.remove(link, key));
  });
  // Another plugin has added a product.
  onPluginEvent(added, (fragments, _hash, target) => {
    const button = target instanceof HTMLElement ? target : null;
    if (button || fragments) later((buttons) => buttons.showAdded(button, Boolean(fragments)));
  });
};

/**
 * Keeps the displayed cart in step with the server: from this tab's cache, by request, with other
 * tabs, after a history restore and on expiry (woocommerce.md §5.3).
 */
const watchFragments = (scope: ControllerScope, content: CartContent): void => {
  const { page, signal, on, onPluginEvent, listen, after, inBackground } = scope;
  const { window: win, document: doc, globals } = page;
  const { $cart } = page.stores;
  const { wc_ajax_url, request_timeout, cart_hash_key } = globals.get(cartFragmentsParams);
  const cache = content.cache?.isUsable ? content.cache : null;
  const storedHash = () => cache?.hash() ?? '';
  // Identifies this page load, as upstream's field does; not the time of the request.
  const loadedAt = Date.now();
  let cancelExpiry = () => {};
  const requests = createLatest(signal);
  let running: AbortSignal | null = null;
  let isScheduled = false;

  const expireIn = (ms: number) => {
    cancelExpiry();
    if (cache) cancelExpiry = after(ms, refresh);
  };

  const request = async (superseded: AbortSignal) => {
    const { version } = content;
    void content.warm();
    const result = await requestCart(page, {
      template: wc_ajax_url,
      name: refreshCall,
      fields: { time: loadedAt },
      signal: superseded,
      ...(request_timeout > 0 && { timeoutMs: request_timeout }),
    });
    if (superseded.aborted) return;
    const { fragments = null, hash = '' } = result.ok ? result.value : {};
    if (!fragments) {
      emit(page, fragmentsFailed);
    } else if (await content.show({ fragments, hash, source: 'refresh', version })) {
      expireIn(FRAGMENT_LIFE_MS);
      emit(page, refreshed);
    } else if (cache && storedHash() !== cookieHash(doc)) {
      // The fragments that arrived may themselves be older than a change in another tab.
      refresh();
    }
  };

  const call = async () => {
    isScheduled = false;
    const own = requests.start();
    running = own;
    try {
      await request(own);
    } finally {
      if (running === own) running = null;
    }
  };

  /** Several calls within one task send one request. */
  function refresh() {
    if (isScheduled || signal.aborted) return;
    isScheduled = true;
    queueMicrotask(() => {
      if (!signal.aborted) inBackground(call());
    });
  }
  content.refresh = refresh;

  const showCached = async () => {
    const fragments = cache?.fragments() ?? {};
    const { version } = content;
    if (await content.show({ fragments, hash: storedHash(), source: 'cache', version })) {
      emit(page, fragmentsLoaded);
    }
  };

  listen<PageTransitionEvent>(win, 'pageshow', ({ persisted }) => {
    // The page may still show a cart that another page has emptied since.
    const shown = $cart.get().hash;
    if (!persisted || !(mayHaveCart(doc) || storedHash() || shown)) return;
    for (const widget of page.document.querySelectorAll(`.${widgetContent}`)) {
      widget.replaceChildren();
    }
    emit(page, refreshWanted);
    refresh();
  });
  listen<StorageEvent>(win, 'storage', ({ key }) => {
    if (key !== cart_hash_key || !cache?.isOutdatedByOtherTab()) return;
    // Leaves a running request alone and stays behind chunks that this tab needs: all tabs share
    // six connections.
    if (running) content.version += 1;
    else inBackground(content.warm().then(refresh));
  });
  onPluginEvent(`${refreshWanted} ${cartReplaced}`, refresh);
  on('cart:replaced', refresh);
  onPluginEvent(refreshed, () => expireIn(FRAGMENT_LIFE_MS));

  const now = Date.now();
  const createdAt = cache?.createdAt() ?? null;
  const freshness = freshnessOf({
    isCached: coreFragment in (cache?.fragments() ?? {}),
    storedHash: storedHash(),
    cookieHash: cookieHash(doc),
    mayHaveCart: mayHaveCart(doc),
    createdAt,
    now,
  });
  if (freshness === 'refresh') refresh();
  else if (createdAt !== null && storedHash()) expireIn(msUntilExpiry(createdAt, now));
  if (freshness === 'rest') $cart.set({ ...$cart.get(), hash: '' });
  if (freshness === 'cache') inBackground(showCached());
};

/** Add-to-cart buttons, remove links of the mini cart, and cart fragments. */
export const startCart: Start = (scope) => {
  const { page, onPluginEvent, inBackground } = scope;
  const { globals } = page;
  const content = createCartContent(scope);

  /** Plugins often announce a changed cart without its fragments. */
  const apply = async (source: 'add' | 'remove', value: unknown, hash: unknown) => {
    const fragments = readFragments(value);
    if (!fragments) content.refresh();
    else if (await content.show({ fragments, hash: text()(hash), source })) {
      emit(page, fragmentsLoaded);
    }
  };
  onPluginEvent(added, (value, hash) => inBackground(apply('add', value, hash)));
  onPluginEvent(removed, (value, hash) => inBackground(apply('remove', value, hash)));

  // The conditions are those of upstream's scripts (woocommerce.md §1.1).
  if (globals.has(cartFragmentsParams)) watchFragments(scope, content);
  if (globals.has(addToCartParams)) watchButtons(scope, content);
};
