import * as names from './names';
import { setCookie } from '../../runtime/cookies';
import type { ControllerScope } from '../../runtime/controller-scope';
import { geolocationParams } from '../config/extras';
import { plainObject, readCookie } from '../../runtime/kit';
import { endpointUrl } from '../woocommerce';

/**
 * An address of this site with the visitor's location; null for other sites and for addresses that
 * name one. `home` is the site's address, `base` that of the current page.
 */
export const withLocation = (
  address: string,
  place: string,
  home: string,
  base: string,
): string | null => {
  try {
    const [url, site] = [new URL(address, base), new URL(home)];
    const isOwn = url.origin === site.origin && url.pathname.startsWith(site.pathname);
    if (!isOwn || url.searchParams.has(names.placeArgument)) return null;
    url.searchParams.set(names.placeArgument, place);
    return url.href;
  } catch {
    return null;
  }
};

const HOUR_DAYS = 1 / 24;

const readHash = (value: unknown): string | undefined => {
  const hash = plainObject(plainObject(value)?.data)?.hash;
  return typeof hash === 'string' && /^\w+$/.test(hash) ? hash : undefined;
};

/**
 * Prices by location on cached pages: each address carries the location, so that a cache keeps one
 * page per location (woocommerce.md §8.1). Links and forms get it when they are used.
 */
export const addLocation = ({
  page,
  changes,
  delegate,
  signal,
  onEnd,
  inBackground,
}: ControllerScope): void => {
  const { window: win, document: doc } = page;
  if (page.mode.isPreview) return;
  const { wc_ajax_url, home_url } = page.globals.get(geolocationParams);
  const home = home_url || doc.baseURI;
  const shown = new URL(win.location.href).searchParams.get(names.placeArgument);
  let place = readCookie(doc, names.placeCookie) ?? '';

  const requestPlace = async () => {
    const result = await page.ajax({
      url: endpointUrl(wc_ajax_url, names.placeCall),
      method: 'GET',
      expect: 'json',
      read: readHash,
      signal,
    });
    if (!result.ok || signal.aborted) return;
    place = result.value;
    setCookie(names.placeCookie, place, { days: HOUR_DAYS });
    if (place === shown) return;
    // Without cookies, a location that changes with each response would reload for ever.
    if (shown && readCookie(doc, names.placeCookie) !== place) return;
    const url = new URL(win.location.href);
    url.searchParams.set(names.placeArgument, place);
    // Replaces the history entry: Back must not lead here again.
    win.location.replace(url.href);
  };
  if (!place || place !== shown) inBackground(requestPlace());

  delegate('pointerdown click', 'a[href]', (link) => {
    const address = (link as HTMLAnchorElement).getAttribute('href') ?? '';
    // A fragment stays on this page.
    if (!place || address.startsWith('#')) return;
    const placed = withLocation(address, place, home, doc.baseURI);
    if (placed) changes.setAttribute(link, 'href', placed);
  });
  delegate('submit', 'form', (form) => {
    const { method } = form as HTMLFormElement;
    const action = form.getAttribute('action') ?? win.location.href;
    const placed = place && withLocation(action, place, home, doc.baseURI);
    if (!placed) return;
    if (method !== 'get') changes.setAttribute(form, 'action', placed);
    else if (!form.querySelector(`[name="${names.placeArgument}"]`)) {
      const field = Object.assign(doc.createElement('input'), {
        type: 'hidden',
        name: names.placeArgument,
        value: place,
      });
      form.append(field);
      onEnd(() => field.remove());
    }
  });
};
