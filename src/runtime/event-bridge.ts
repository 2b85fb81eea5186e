import type { Report } from './report';

/** The little of jQuery that the bridge needs; 1.12, 3.x and 4 have it. */
interface JQueryEvent {
  readonly type: string;
  readonly target: EventTarget | null;
  /** Missing where no native event stands behind it. */
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
  /** The methods of its collections. */
  readonly fn: Record<string, unknown>;
  Event(type: string): JQueryEvent;
  /** Names the type while the browser does what belongs to a triggered event. */
  readonly event?: { readonly triggered?: string };
}

export interface Emission {
  /** False when a listener vetoed (returned false or prevented the default). */
  readonly isAllowed: boolean;
}

/** What a DOM event and one that only jQuery has fired have in common. */
export interface DelegatedEvent {
  readonly target: EventTarget | null;
  preventDefault(): void;
}

/**
 * Speaks the events of the old scripts with other plugins, both ways, each exactly once
 * (woocommerce.md §9.3): through jQuery where it is on the page, and always as a native
 * `skerry:`-prefixed CustomEvent whose `detail` is the argument list. A native event of the plain
 * name would reach jQuery's listeners a second time.
 */
export interface EventBridge {
  /**
   * Elements among `args` reach jQuery listeners as jQuery objects, as they always did. What a listener
   * throws is reported and stops nothing.
   */
  emit(target: EventTarget, name: string, args?: readonly unknown[]): Emission;
  /** What jQuery listeners expect in place of an element; the element itself without jQuery. */
  collection(element: Element): unknown;
  /**
   * Calls back at once, or as soon as jQuery is there: at the end of the page, or with any file after that,
   * where an optimiser has delayed it until the visitor's first touch. Returns what ends the waiting.
   */
  whenJQuery(use: (jQuery: JQueryStatic) => void): () => void;
  /** Listens to what others trigger, and what `emit` sends only if asked to. Returns the undo. */
  listen(
    target: EventTarget,
    name: string,
    listener: (...args: unknown[]) => void,
    options?: { readonly receivesOwn: boolean },
  ): () => void;
  /**
   * Listens to a DOM event such as `change` or `submit`, also one that a script has fired through jQuery
   * only, as enhanced selects and payment gateways do. Returns the undo.
   */
  delegate(
    target: EventTarget,
    type: string,
    listener: (event: DelegatedEvent) => void,
  ): () => void;
}

const NOT_OWN = { receivesOwn: false };

/** Listeners of ours get a jQuery object back as its first element. */
const unwrap = (arg: unknown): unknown => {
  const collection = arg as { jquery?: unknown; 0?: unknown } | null | undefined;
  return typeof arg === 'object' && collection?.jquery ? collection[0] : arg;
};

const isJQuery = (value: unknown): value is JQueryStatic =>
  typeof value === 'function' &&
  'fn' in value &&
  typeof (value as { Event?: unknown }).Event === 'function';

export const createEventBridge = (win: Window & typeof globalThis, report: Report): EventBridge => {
  /** jQuery may arrive after us, so it is looked up at each use. */
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
        // Of a plugin's listener: natively fired events throw nothing either.
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
    // That of a file does not bubble, but it can be caught on the way down.
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
    let told: EventTarget | null = null;
    const onNative = (event: Event) => {
      // Of a click on a button jQuery tells its listeners, then makes the browser fire it as well.
      const isSecond = jQuery()?.event?.triggered === type && told === event.target;
      if (!isSecond) listener(event);
    };
    target.addEventListener(type, onNative);
    const unbind = bindJQuery(target, type, (event) => {
      if (event.originalEvent) return;
      told = event.target;
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
