import { plainObject, readCookie } from '../runtime/kit';
import { hashCookie, itemsCookie, endpoint } from './names';
import type { Page } from '../runtime/page';

/** WooCommerce's cart hash from the last response; empty without a cart. */
export const cookieHash = (doc: Document): string => readCookie(doc, hashCookie) ?? '';

/** The flag that the server sets with every non-empty cart. */
export const hasItems = (doc: Document): boolean =>
  Number.parseInt(readCookie(doc, itemsCookie) ?? '', 10) > 0;

/**
 * Every response that leaves products in the cart sets both cookies, readable by scripts, and the
 * session itself needs a cookie: without them there is no cart.
 */
export const mayHaveCart = (doc: Document): boolean => hasItems(doc) || cookieHash(doc) !== '';

/** The address of a shop request: `/?wc-ajax=%%endpoint%%` with its name inserted. */
export const endpointUrl = (template: string, name: string): string =>
  // A function, so that `$` in a name is not a replacement pattern.
  template.replace(endpoint, () => name);

/**
 * Parses JSON that PHP warnings surround on a misconfigured server: from one of the response's
 * first keys to the last brace (woocommerce-checkout.md §2.5).
 */
export const recoverJson = (body: string, keys: string): unknown => {
  const parse = (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  };
  return parse(body) ?? parse(new RegExp(`\\{\\s*"(?:${keys})".*\\}`, 's').exec(body)?.[0] ?? '');
};

/** An element's entries in jQuery's data store; empty on a page without jQuery. */
export const jQueryData = (win: Window, element: Element): Readonly<Record<string, unknown>> => {
  const { jQuery } = win as { jQuery?: { data?: (element: Element) => unknown } };
  return plainObject(typeof jQuery?.data === 'function' ? jQuery.data(element) : null) ?? {};
};

/** Returns a function that emits events on an element; its result is false where a listener vetoed. */
export const emitter =
  (page: Page, target: EventTarget) =>
  (name: string, args: readonly unknown[] = []): boolean =>
    page.events.emit(target, name, args).isAllowed;

/** Emits a shop event on the body, where most plugins listen. */
export const emit = (page: Page, name: string, args: readonly unknown[] = []): boolean =>
  emitter(page, page.document.body)(name, args);
