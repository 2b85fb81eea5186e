import type { ConsentState } from './consent-gate';

/** What features emit for each other. Past tense: they have happened. */
export type BusEvents = {
  /** The cart changed through this tab or another one; `hash` is WooCommerce's cart hash. */
  'cart:changed': {
    readonly hash: string;
    readonly source: 'add' | 'remove' | 'refresh' | 'cache';
  };
  /** The server has printed the cart page's content again, perhaps without any item. */
  'cart:replaced': { readonly isEmpty: boolean };
  /** Server-rendered elements were replaced; `selectors` are the keys that matched something. */
  'fragments:applied': { readonly selectors: readonly string[] };
  'consent:changed': ConsentState;
  /** A script of the site has changed what stands around the theme's header. */
  'header:changed': undefined;
  'hash:changed': { readonly ids: readonly string[] };
  /** A subtree was replaced by server markup and has been scanned. */
  'content:swapped': { readonly root: Element };
  /** A subtree was searched for mounts: the page itself, swapped content, or what others put in. */
  'content:found': { readonly root: Element };
  /** A split-test goal was reached. */
  'goal:reached': { readonly record: string; readonly root: Element };
  /** A form was accepted by the server. */
  'form:sent': { readonly root: Element; readonly kind: 'contact' | 'newsletter' };
  /** A module was stuck, held back by its limit, or let go. */
  'sticky:changed': {
    readonly id: string;
    readonly root: Element;
    readonly isSticky: boolean;
    readonly isPaused: boolean;
  };
  /** The feature that sticks modules is there and asks for what the editor has told before. */
  'settings:wanted': undefined;
  /** The editor around this page shows it in another way (builder.md §2). */
  'preview:switched': {
    readonly mode: 'wireframe' | 'zoom' | 'desktop' | 'tablet' | 'phone';
    readonly device: 'desktop' | 'tablet' | 'phone';
  };
  /** The page came back from the back/forward cache. */
  'page:restored': { readonly persisted: boolean };
  /** A call was made; `body` is what was sent, as a query or a form, `text` what was answered. */
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
