import { cartReplaced, cookieHash, emit, inBackground, mayHaveCart, refreshed } from '../kit';
import { cartFragmentsParams } from '../../runtime/config/woocommerce';
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
import type { CartParts } from './start-cart';

/**
 * Keeps what the page shows of the cart in step with the server: from the cache of this tab, by a
 * call, with other tabs, after history restore and when it expires (contract shop.md §5.3).
 */
export const watchFragments = ({ page, content, ended, on, onWindow, onEnd }: CartParts): void => {
  const { window: win, cookies, globals } = page;
  const { $cart } = page.stores;
  const { wc_ajax_url, request_timeout, cart_hash_key } = globals.get(cartFragmentsParams);
  const cache = content.cache?.isUsable ? content.cache : null;
  const storedHash = () => cache?.hash() ?? '';
  // Tells page loads apart, as upstream's field does; not the time of the call.
  const loadedAt = Date.now();
  let expiry = 0;
  let running: AbortController | null = null;
  let isAsked = false;

  const expireIn = (ms: number) => {
    win.clearTimeout(expiry);
    if (cache && !ended.aborted) expiry = win.setTimeout(refresh, ms);
  };

  const ask = async (signal: AbortSignal) => {
    const { version } = content;
    void content.warm();
    const result = await askCart(page, {
      template: wc_ajax_url,
      name: refreshCall,
      fields: { time: loadedAt },
      signal,
      ...(request_timeout > 0 && { timeoutMs: request_timeout }),
    });
    if (signal.aborted) return;
    const { fragments = null, hash = '' } = result.ok ? result.value : {};
    if (!fragments) {
      emit(page, fragmentsFailed);
    } else if (await content.show({ fragments, hash, source: 'refresh', version })) {
      expireIn(FRAGMENT_LIFE_MS);
      emit(page, refreshed);
    } else if (cache && storedHash() !== cookieHash(cookies)) {
      // What came in between may itself be older than a change in another tab.
      refresh();
    }
  };

  const call = async () => {
    isAsked = false;
    running?.abort();
    const own = new AbortController();
    running = own;
    try {
      await ask(own.signal);
    } finally {
      if (running === own) running = null;
    }
  };

  /** Several wishes of one moment are one call. */
  function refresh() {
    if (isAsked || ended.aborted) return;
    isAsked = true;
    queueMicrotask(() => {
      if (!ended.aborted) inBackground(page, call());
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

  onWindow<PageTransitionEvent>('pageshow', ({ persisted }) => {
    if (!persisted || !(mayHaveCart(cookies) || storedHash())) return;
    for (const widget of page.document.querySelectorAll(`.${widgetContent}`)) {
      widget.replaceChildren();
    }
    emit(page, refreshWanted);
    refresh();
  });
  onWindow<StorageEvent>('storage', ({ key }) => {
    if (key !== cart_hash_key || !cache?.isOutdatedByOtherTab()) return;
    // Neither ends a call nor gets before the code that this tab needs: all tabs share six connections.
    if (running) content.version += 1;
    else inBackground(page, content.warm().then(refresh));
  });
  on(refreshWanted, refresh);
  on(cartReplaced, refresh);
  page.bus.on('cart:replaced', refresh);
  on(refreshed, () => expireIn(FRAGMENT_LIFE_MS));
  onEnd(() => {
    page.bus.off('cart:replaced', refresh);
    running?.abort();
    win.clearTimeout(expiry);
  });

  const now = Date.now();
  const createdAt = cache?.createdAt() ?? null;
  const freshness = freshnessOf({
    isCached: coreFragment in (cache?.fragments() ?? {}),
    storedHash: storedHash(),
    cookieHash: cookieHash(cookies),
    mayHaveCart: mayHaveCart(cookies),
    createdAt,
    now,
  });
  if (freshness === 'refresh') refresh();
  else if (createdAt !== null && storedHash()) expireIn(msUntilExpiry(createdAt, now));
  if (freshness === 'rest') $cart.set({ ...$cart.get(), hash: '' });
  if (freshness === 'cache') inBackground(page, showCached());
};
