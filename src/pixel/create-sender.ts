import * as names from './names';
import { type Params, pixelEvents, type TrackType } from './config';
import type { Page } from '../runtime/page';
import { removeCookie } from '../runtime/cookies';
import {
  type FormFields,
  createTracking,
  type Outcome,
  readCookie,
  type TrackedEvent,
  type TrackingState,
} from '../runtime/kit';
import type { ControllerScope } from '../runtime/controller-scope';

/** A UUID v4; `crypto.randomUUID` is missing on pages without TLS. */
export const createEventId = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (
      Number(digit) ^
      ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (Number(digit) / 4)))
    ).toString(16),
  );

/**
 * Parameters of one event: the printed ones, with ids as a list of texts, overridden by the page's
 * own (pixel.md §1.3 and §2.1).
 */
export const eventParams = (params: Params, args: Params): Params => {
  const { content_ids: ids } = params;
  // Lists and maps are objects; anything else is a single id.
  const texts = Object.values(Object(ids) === ids ? (ids as object) : [ids]).map(String);
  return { ...params, ...(ids === undefined ? {} : { content_ids: texts }), ...args };
};

/** Campaign parameters that are not specific to one vendor. */
const CAMPAIGN = /^utm_(source|medium|campaign|term|content|id)$/;

/**
 * Parameters that the page adds to every event (`aepc_pixel_args`), printed as an array with
 * properties where it is empty. The browser's name and other vendors' parameters are not sent
 * (pixel.md §7.1).
 */
export const pageArgs = (value: unknown): Params =>
  Object.fromEntries(
    Object.entries(Object(value) as Params).filter(
      ([name]) => name !== 'userAgent' && (!name.includes('utm_') || CAMPAIGN.test(name)),
    ),
  );

/** Specification S9.39. */
const RETRY_MS = 500;
/** Number of tries at that interval, ten seconds; a pixel still missing then is probably blocked. */
const STEADY_TRIES = 20;
/** The last try waits half a minute, so all take about one; afterwards the pixel's script is waited for. */
const LAST_TRY = 26;

/** Milliseconds until the next try, null for none. `tries` counts from zero. */
export const retryDelay = (tries: number): number | null =>
  tries > LAST_TRY ? null : RETRY_MS * 2 ** Math.max(0, tries - STEADY_TRIES);

/**
 * The request to the site's own server that accompanies each call of the pixel (specification
 * S7.51). A nonce that expired on a cached page is omitted from then on; the request does not need
 * one.
 */
const reportToServer = (
  page: Page,
  { root, nonce }: { readonly root: string; readonly nonce: string },
) => {
  let current = nonce;
  const report = async (query: readonly unknown[]): Promise<void> => {
    const used = current;
    const result = await page.ajax({
      url: root + names.route,
      fields: { query } as FormFields,
      ...(used ? { headers: { 'X-WP-Nonce': used } } : {}),
      isKeptAlive: true,
      expect: 'text',
      alsoOk: [403],
      read: String,
    });
    // PHP warnings may precede the text.
    if (!used || !result.ok || !result.value.includes(names.staleNonce)) return;
    current = '';
    await report(query);
  };
  return report;
};

/** Deletes the vendor's cookies on withdrawal of consent, whether or not the site lists them. */
const forget = ({ document: doc, window: win }: Page) => {
  const labels = win.location.hostname.split('.');
  for (const name of names.cookies) {
    if (readCookie(doc, name) === null) continue;
    // The last one is the host's own, without a domain.
    for (const at of [...labels, ''].keys()) {
      removeCookie(name, { domain: labels.slice(at).join('.') });
    }
  }
};

/**
 * Sends one event to the pixel. `id` is the one that the server has printed, empty where it printed
 * none; without it, the event is one that the server does not print.
 */
export type SendEvent = (type: TrackType, name: string, params: Params, id?: string) => void;

interface PixelWindow {
  fbq?: (...args: readonly unknown[]) => void;
  readonly aepc_pixel_args?: unknown;
}

/**
 * Calls the pixel with the events that the page prints, once it has loaded and consent allows it
 * (pixel.md §2). An event caused by a click is sent after the click has been painted, or when the
 * page is left.
 */
export const createSender = ({ page, name: source, listen, onEnd }: ControllerScope): SendEvent => {
  const { window: win, document: doc, globals, report } = page;
  const { ss_in_ajax: isServerToo, api } = globals.get(pixelEvents);
  const sendToServer = reportToServer(page, api);
  const pixel = win as PixelWindow;
  let calls: (readonly [TrackedEvent, () => void])[] = [];
  let timer = 0;
  let tries = 0;
  let isRevoked = false;

  const isThere = () => typeof pixel.fbq === 'function';

  const signal = (state: TrackingState) => {
    if (state === 'shut') forget(page);
    if ((state !== 'open') === isRevoked || !isThere()) return;
    isRevoked = !isRevoked;
    pixel.fbq?.('consent', isRevoked ? 'revoke' : 'grant');
  };
  const tracking = createTracking(
    page,
    { source, slugs: names.slugs, wpCategory: names.wpCategory, url: names.loader },
    signal,
  );

  const end = (outcome: Outcome) => {
    for (const [event] of calls) event.outcome = outcome;
    calls = [];
  };

  const flush = () => {
    win.clearTimeout(timer);
    if (tracking.state() !== 'open') end('dropped: not allowed');
    // An optimiser may delay the inline script that prints the settings.
    if (isThere() && globals.has({ name: names.settings })) {
      const ready = calls;
      calls = [];
      for (const [event, call] of ready) {
        event.outcome = 'sent';
        try {
          call();
        } catch (error) {
          event.outcome = 'dropped: failed';
          report({ source, phase: 'event', error });
        }
      }
    }
    const delayMs = retryDelay(tries);
    if (delayMs !== null && calls.length > 0) timer = win.setTimeout(flush, delayMs);
    tries += 1;
  };

  const flushSoon = () => {
    win.clearTimeout(timer);
    timer = win.setTimeout(flush);
  };

  // Tries end at some point; a script that loads later, after consent, is noticed here.
  const onScript = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    // A tag manager may load the pixel long after the page.
    signal(tracking.state());
    if (calls.length > 0) flushSoon();
  };
  for (const type of ['load', 'error']) {
    listen(doc, type, onScript, { capture: true });
  }
  listen(win, 'pagehide', flush);
  listen(doc, 'visibilitychange', flush);
  onEnd(() => {
    tracking.stop();
    win.clearTimeout(timer);
    end('dropped: ended');
  });

  return (type, name, params, id) =>
    tracking.track(name, (event) => {
      const eventID = id || (isServerToo ? createEventId() : '');
      const call = () => {
        const given = eventParams(params, pageArgs(pixel.aepc_pixel_args));
        const query = [type, name, given, ...(eventID ? [{ eventID }] : id === '' ? [{}] : [])];
        pixel.fbq?.(...query);
        if (isServerToo) void sendToServer(query);
      };
      calls.push([event, call]);
      tries = 0;
      // After the next frame; a hidden page renders none.
      (doc.hidden ? win.setTimeout : win.requestAnimationFrame)(flushSoon);
      return 'held: no pixel yet';
    });
};
