import type { ControllerScope } from '../../runtime/controller-scope';
import { cartReplaced, cookieHash, emit, mayHaveCart, refreshed } from '../kit';
import { cartFragmentsParams } from '../config/fragments';
import { askCart } from './ask-cart';
import { FRAGMENT_LIFE_MS, freshnessOf, msUntilExpiry } from './fragment-freshness';
import {
  coreFragment,
  fragmentsFailed,
  fragmentsLoaded,
  refreshCall,
  refreshWanted,
  widgetContent,
} from './names';
import type { CartContent } from './create-cart-content';
import { createLatest } from '../../runtime/kit';

/**
 * Keeps what the page shows of the cart in step with the server: from the cache of this tab, by a
 * call, with other tabs, after history restore and when it expires (woocommerce.md §5.3).
 */
export const watchFragments = (scope: ControllerScope, content: CartContent): void => {
  const { page, signal, on, onPluginEvent, listen, after, inBackground } = scope;
  const { window: win, document: doc, globals } = page;
  const { $cart } = page.stores;
  const { wc_ajax_url, request_timeout, cart_hash_key } = globals.get(cartFragmentsParams);
  const cache = content.cache?.isUsable ? content.cache : null;
  const storedHash = () => cache?.hash() ?? '';
  // Tells page loads apart, as upstream's field does; not the time of the call.
  const loadedAt = Date.now();
  let cancelExpiry = () => {};
  const requests = createLatest(signal);
  let running: AbortSignal | null = null;
  let isAsked = false;

  const expireIn = (ms: number) => {
    cancelExpiry();
    if (cache) cancelExpiry = after(ms, refresh);
  };

  const request = async (superseded: AbortSignal) => {
    const { version } = content;
    void content.warm();
    const result = await askCart(page, {
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
      // What came in between may itself be older than a change in another tab.
      refresh();
    }
  };

  const call = async () => {
    isAsked = false;
    const own = requests.start();
    running = own;
    try {
      await request(own);
    } finally {
      if (running === own) running = null;
    }
  };

  /** Several wishes of one task are one call. */
  function refresh() {
    if (isAsked || signal.aborted) return;
    isAsked = true;
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
    if (!persisted || !(mayHaveCart(doc) || storedHash())) return;
    for (const widget of page.document.querySelectorAll(`.${widgetContent}`)) {
      widget.replaceChildren();
    }
    emit(page, refreshWanted);
    refresh();
  });
  listen<StorageEvent>(win, 'storage', ({ key }) => {
    if (key !== cart_hash_key || !cache?.isOutdatedByOtherTab()) return;
    // Neither ends a call nor gets before the code that this tab needs: all tabs share six connections.
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
