import type { Report } from './report';

/** The part of jQuery that the bridge needs; 1.12, 3.x and 4 have it. */
interface JQueryEvent {
  readonly type: string;
  readonly target: EventTarget | null;
  /** Missing where there is no native event. */
  readonly originalEvent?: Event;
  preventDefault(): void;
  result?: unknown;
  isDefaultPrevented(): boolean;
}
interface JQueryCollection {
  on(type: string, listener: (event: JQueryEvent, ...args: unknown[]) => unknown): void;
  off(type: string, listener: (event: JQueryEvent, ...args: unknown[]) => unknown): void;
  trigger(event: JQueryEvent, args: readonly unknown[]): void;
}
export interface JQueryStatic {
  (target: unknown): JQueryCollection;
  /** Methods of its collections. */
  readonly fn: Record<string, unknown>;
  Event(type: string): JQueryEvent;
  /** Names the type while the browser performs the default action of a triggered event. */
  readonly event?: { readonly triggered?: string };
}

export interface Emission {
  /** False when a listener vetoed (returned false or prevented the default). */
  readonly isAllowed: boolean;
}

/** The common part of DOM events and events that only jQuery has triggered. */
export interface DelegatedEvent {
  readonly target: EventTarget | null;
  preventDefault(): void;
}

/**
 * Exchanges the events of the old scripts with other plugins in both directions, each exactly once
 * (woocommerce.md §9.3): through jQuery where it is on the page, and always as a native CustomEvent
 * prefixed `skerry:`, whose `detail` is the argument list. A native event of the plain name would
 * reach jQuery's listeners a second time.
 */
export interface EventBridge {
  /**
   * Elements in `args` reach jQuery's listeners as jQuery objects, as they always did. Errors of
   * listeners are reported and stop nothing.
   */
  emit(target: EventTarget, name: string, args?: readonly unknown[]): Emission;
  /** What jQuery listeners expect instead of an element; the element itself without jQuery. */
  collection(element: Element): unknown;
  /**
   * Calls back immediately, or as soon as jQuery has loaded: at the end of the page, or with any
   * later script, where an optimiser delays it until the first interaction. Returns the function
   * that ends the waiting.
   */
  whenJQuery(use: (jQuery: JQueryStatic) => void): () => void;
  /** Listens to events triggered by others, and to those of `emit` only on request. Returns the undo. */
  listen(
    target: EventTarget,
    name: string,
    listener: (...args: unknown[]) => void,
    options?: { readonly receivesOwn: boolean },
  ): () => void;
  /**
   * Listens to a DOM event such as `change` or `submit`, including one that a script triggers
   * through jQuery only, as enhanced selects and payment gateways do. Returns the undo.
   */
  delegate(
    target: EventTarget,
    type: string,
    listener: (event: DelegatedEvent) => void,
  ): () => void;
}

const NOT_OWN = { receivesOwn: false };

/** Unwraps a jQuery object into its first element, for our own listeners. */
const unwrap = (arg: unknown): unknown => {
  const collection = arg as { jquery?: unknown; 0?: unknown } | null | undefined;
  return typeof arg === 'object' && collection?.jquery ? collection[0] : arg;
};

const isJQuery = (value: unknown): value is JQueryStatic =>
  typeof value === 'function' &&
  'fn' in value &&
  typeof (value as { Event?: unknown }).Event === 'function';

export const createEventBridge = (win: Window & typeof globalThis, report: Report): EventBridge => {
  /** Looked up at each use, as jQuery may load later. */
  const jQuery = () => {
    const found = (win as { jQuery?: unknown }).jQuery;
    return isJQuery(found) ? found : null;
  };
  const own = new WeakSet<object>();

  const emit: EventBridge['emit'] = (target, name, args = []) => {
    const $ = jQuery();
    const native = new CustomEvent(`skerry:${name}`, {
      bubbles: true,
      cancelable: true,
      detail: args,
    });
    own.add(native);
    let isAllowed = target.dispatchEvent(native);
    if ($) {
      const event = $.Event(name);
      own.add(event);
      try {
        $(target).trigger(
          event,
          args.map((arg) => (arg instanceof win.Element ? $(arg) : arg)),
        );
      } catch (error) {
        // An error of a plugin's listener: natively dispatched events throw nothing either.
        report({ source: `event ${name}`, phase: 'event', error });
      }
      isAllowed &&= event.result !== false && !event.isDefaultPrevented();
    }
    return { isAllowed };
  };

  const waiting = new Set<(jQuery: JQueryStatic) => void>();
  const { document: doc } = win;
  const look = () => {
    const $ = jQuery();
    if ($) {
      for (const use of waiting) {
        waiting.delete(use);
        use($);
      }
    }
    const change = waiting.size > 0 ? 'addEventListener' : 'removeEventListener';
    win[change]('load', look);
    // The `load` event of a script does not bubble, but can be captured.
    doc[change]('load', look, true);
  };
  const whenJQuery: EventBridge['whenJQuery'] = (use) => {
    waiting.add(use);
    look();
    return () => {
      waiting.delete(use);
      look();
    };
  };

  const bindJQuery = (
    target: EventTarget,
    name: string,
    listener: (event: JQueryEvent, ...args: unknown[]) => void,
  ) => {
    let unbind = () => {};
    const stop = whenJQuery(($) => {
      $(target).on(name, listener);
      unbind = () => $(target).off(name, listener);
    });
    return () => {
      stop();
      unbind();
    };
  };

  const listen: EventBridge['listen'] = (target, name, listener, { receivesOwn } = NOT_OWN) => {
    const fromNative = (event: Event) => {
      if (own.has(event) && !receivesOwn) return;
      const { detail } = event as CustomEvent<unknown>;
      listener(...(Array.isArray(detail) ? detail : []));
    };
    target.addEventListener(`skerry:${name}`, fromNative);
    const unbind = bindJQuery(target, name, (event, ...args) => {
      if (!own.has(event)) listener(...args.map(unwrap));
    });
    return () => {
      target.removeEventListener(`skerry:${name}`, fromNative);
      unbind();
    };
  };

  const delegate: EventBridge['delegate'] = (target, type, listener) => {
    let lastTarget: EventTarget | null = null;
    const onNative = (event: Event) => {
      // For a triggered click on a button, jQuery calls its listeners and then has the browser fire it too.
      const isSecond = jQuery()?.event?.triggered === type && lastTarget === event.target;
      if (!isSecond) listener(event);
    };
    target.addEventListener(type, onNative);
    const unbind = bindJQuery(target, type, (event) => {
      if (event.originalEvent) return;
      lastTarget = event.target;
      listener(event);
    });
    return () => {
      target.removeEventListener(type, onNative);
      unbind();
    };
  };

  return {
    emit,
    whenJQuery,
    listen,
    delegate,
    collection: (element) => jQuery()?.(element) ?? element,
  };
};
