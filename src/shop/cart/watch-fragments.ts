import { cartFragmentsParams } from '../../runtime/config/woocommerce';
import { listen } from '../../runtime/dom/listen';
import type { Page } from '../../runtime/page';
import { emit } from '../emit';
import { endpointUrl } from '../endpoint-url';
import { calls, events, woo } from '../names';
import { cookieHash, mayHaveCart } from './cart-cookies';
import { readCartReply } from './cart-reply';
import type { CartContent } from './create-cart-content';
import { FRAGMENT_LIFE_MS, freshnessOf, msUntilExpiry } from './fragment-freshness';

const source = 'cart-fragments';

/**
 * Keeps what the page shows of the cart in step with the server: from the cache of this tab, by a
 * call, with other tabs, after history restore and when it expires (contract shop.md §5.3).
 */
export const watchFragments = (page: Page, content: CartContent): (() => void) => {
  const { document: doc, window: win, cookies, stores, report } = page;
  const { cache } = content;
  const params = page.globals.get(cartFragmentsParams);
  const url = endpointUrl(params.wc_ajax_url, calls.refresh);
  const timeout = params.request_timeout > 0 ? { timeoutMs: params.request_timeout } : {};
  const ended = new AbortController();
  // The field that tells page loads apart in the server's log, not the time of the call.
  const loadedAt = Date.now();
  let expiry = 0;
  let running = new AbortController();
  let isAsked = false;

  const expireIn = (ms: number) => {
    win.clearTimeout(expiry);
    if (!ended.signal.aborted) expiry = win.setTimeout(refresh, ms);
  };

  const call = async () => {
    isAsked = false;
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const { version } = content;
    const isOutdated = () => signal.aborted || content.version !== version;
    const result = await page.ajax({
      url,
      fields: { time: loadedAt },
      expect: 'json',
      read: readCartReply,
      signal,
      ...timeout,
    });
    if (signal.aborted) return;
    const { fragments = null, hash = '' } = result.ok ? result.value : {};
    if (!fragments) {
      emit(page, events.fragmentsFailed);
      return;
    }
    const show = await content.prepare({ fragments, hash, source: 'refresh' });
    if (isOutdated()) {
      // What came in between may itself be older than a change in another tab.
      if (!signal.aborted && cache && cache.hash() !== cookieHash(cookies)) refresh();
      return;
    }
    show();
    if (cache?.isUsable) expireIn(FRAGMENT_LIFE_MS);
    emit(page, events.fragmentsRefreshed);
  };

  /** Several wishes of one moment are one call. */
  function refresh() {
    if (isAsked || ended.signal.aborted) return;
    isAsked = true;
    queueMicrotask(() => {
      if (ended.signal.aborted) return;
      call().catch((error: unknown) => report({ source, phase: 'call', error }));
    });
  }

  const showCached = async () => {
    const fragments = cache?.fragments();
    if (!cache || !fragments) return;
    const { version } = content;
    const show = await content.prepare({ fragments, hash: cache.hash(), source: 'cache' });
    if (ended.signal.aborted || content.version !== version) return;
    show();
    emit(page, events.fragmentsLoaded);
  };

  const begin = () => {
    const createdAt = cache?.isUsable ? cache.createdAt() : null;
    const now = Date.now();
    const freshness = freshnessOf({
      isCached: cache?.isUsable === true && woo.coreFragment in (cache.fragments() ?? {}),
      storedHash: cache?.hash() ?? '',
      cookieHash: cookieHash(cookies),
      mayHaveCart: mayHaveCart(cookies),
      createdAt,
      now,
    });
    if (freshness === 'refresh') refresh();
    else if (createdAt !== null && mayHaveCart(cookies)) expireIn(msUntilExpiry(createdAt, now));
    if (freshness === 'rest') stores.$cart.set({ ...stores.$cart.get(), hash: '' });
    if (freshness === 'cache') {
      showCached().catch((error: unknown) => report({ source, phase: 'start', error }));
    }
  };

  const onRestore = (event: PageTransitionEvent) => {
    const isEmpty = !mayHaveCart(cookies) && (cache?.hash() ?? '') === '';
    if (!event.persisted || isEmpty) return;
    for (const widget of doc.querySelectorAll(`.${woo.widgetContent}`)) widget.replaceChildren();
    emit(page, events.refreshFragments);
    refresh();
  };

  const onStorage = (event: StorageEvent) => {
    if (event.key === params.cart_hash_key && cache?.isOutdatedByOtherTab()) refresh();
  };

  content.onRefresh(refresh);
  const listening = { signal: ended.signal, report, source };
  listen<PageTransitionEvent>(win, 'pageshow', onRestore, listening);
  if (cache?.isUsable) listen<StorageEvent>(win, 'storage', onStorage, listening);
  const { body } = doc;
  const undos = [
    page.events.listen(body, events.refreshFragments, refresh),
    page.events.listen(body, events.cartReplaced, refresh),
    page.events.listen(body, events.fragmentsRefreshed, () => {
      if (cache?.isUsable) expireIn(FRAGMENT_LIFE_MS);
    }),
  ];
  begin();

  return () => {
    ended.abort();
    running.abort();
    win.clearTimeout(expiry);
    for (const undo of undos) undo();
  };
};
