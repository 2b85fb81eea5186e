import type { ConsentState } from './consent-gate';

/** Events that features emit for each other. Past tense: they have happened. */
export type BusEvents = {
  /** The cart changed in this tab or another one; `hash` is WooCommerce's cart hash. */
  'cart:changed': {
    readonly hash: string;
    readonly source: 'add' | 'remove' | 'refresh' | 'cache';
  };
  /** The server has re-rendered the cart page's content, possibly without items. */
  'cart:replaced': { readonly isEmpty: boolean };
  /** Server-rendered elements were replaced; `selectors` are the keys that matched something. */
  'fragments:applied': { readonly selectors: readonly string[] };
  'consent:changed': ConsentState;
  /** A script of the site has changed something around the theme's header. */
  'header:changed': undefined;
  'hash:changed': { readonly ids: readonly string[] };
  /** A subtree was replaced by server markup and has been scanned. */
  'content:swapped': { readonly root: Element };
  /** A subtree was scanned for mounts: the page itself, replaced content, or an addition by others. */
  'content:found': { readonly root: Element };
  /** The goal of an A/B test was reached. */
  'goal:reached': { readonly record: string; readonly root: Element };
  /** The server accepted a form. */
  'form:sent': { readonly root: Element; readonly kind: 'contact' | 'newsletter' };
  /** A module got stuck, was held back by its limit, or was released. */
  'sticky:changed': {
    readonly id: string;
    readonly root: Element;
    readonly isSticky: boolean;
    readonly isPaused: boolean;
  };
  /** The sticky feature has started and requests settings that the editor sent earlier. */
  'settings:wanted': undefined;
  /** The surrounding editor shows this page in another way (builder.md §2). */
  'preview:switched': {
    readonly mode: 'wireframe' | 'zoom' | 'desktop' | 'tablet' | 'phone';
    readonly device: 'desktop' | 'tablet' | 'phone';
  };
  /** The page was restored from the back/forward cache. */
  'page:restored': { readonly persisted: boolean };
  /** A request ended; `body` is the sent query or form, `text` the response. */
  'request:ended': {
    readonly url: string;
    readonly method: string;
    readonly body: URLSearchParams | undefined;
    readonly text: string;
    readonly status: number;
    readonly outcome: string;
    readonly durationMs: number;
  };
};
