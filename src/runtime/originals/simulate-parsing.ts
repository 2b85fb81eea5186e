/** Number of groups of old scripts that were revived late on this page. */
let holds = 0;

type Add = (type: string, listener: EventListener | null, options?: unknown) => void;
interface Target extends EventTarget {
  addEventListener: Add;
  removeEventListener: Add;
}

const METHODS = ['addEventListener', 'removeEventListener'] as const;

/** Defines an own property on an object; returns the function that restores the previous one. */
const shadow = (target: object, name: string, descriptor: PropertyDescriptor) => {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { ...descriptor, configurable: true });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
};

export interface SimulatedParsing {
  /** Dispatches past events to the listeners added since, then restores everything. */
  replay(): void;
}

/**
 * Lets scripts that run after the page has loaded find it as if it were being parsed: `readyState`
 * is `loading`, and their listeners for past events are called once all scripts have run. Listeners
 * already called are not called twice.
 */
export const simulateParsing = (win: Window & typeof globalThis): SimulatedParsing => {
  const { document: doc } = win;
  holds += 1;
  /**
   * Listeners of late scripts are registered under a second name, so that repeated events reach
   * neither the page's listeners nor those of earlier late scripts.
   */
  const prefix = `skerry-${holds}-`;
  const targets = [win, doc] as unknown as readonly Target[];
  const fired = new Set(['DOMContentLoaded', 'readystatechange']);
  if (doc.readyState === 'complete') fired.add('load').add('pageshow');
  const note = ({ type }: Event) => void fired.add(type);
  for (const type of ['load', 'pageshow']) win.addEventListener(type, note, { capture: true });

  let state: DocumentReadyState = 'loading';
  let isOver = false;
  const undos = [
    shadow(doc, 'readyState', { get: () => state }),
    ...targets.flatMap((target) =>
      METHODS.map((name) => {
        const native = target[name];
        const value: Add = (type, listener, options) => {
          native.call(target, type, listener, options);
          if (!isOver && fired.has(type)) native.call(target, prefix + type, listener, options);
        };
        const undo = shadow(target, name, { value, writable: true });
        // A script that has replaced this method keeps its own.
        return () => (target[name] === value ? undo() : undefined);
      }),
    ),
  ];
  const handlers = () => [doc.onreadystatechange, win.onload, win.onpageshow] as const;
  const known = new Set<unknown>(handlers());

  const fire = (target: EventTarget, type: string) => {
    if (!fired.has(type)) return;
    const event =
      type === 'pageshow'
        ? new win.PageTransitionEvent(prefix + type)
        : new win.Event(prefix + type, { bubbles: type === 'DOMContentLoaded' });
    Object.defineProperty(event, 'type', { value: type });
    target.dispatchEvent(event);
    for (const handler of handlers()) {
      const isOwn = handler === (target as unknown as Record<string, unknown>)[`on${type}`];
      if (!isOwn || !handler || known.has(handler)) continue;
      try {
        Reflect.apply(handler, target, [event]);
      } catch (error) {
        win.reportError(error);
      }
    }
  };

  return {
    replay() {
      state = 'interactive';
      fire(doc, 'readystatechange');
      fire(doc, 'DOMContentLoaded');
      if (fired.has('load')) {
        state = 'complete';
        fire(doc, 'readystatechange');
        fire(win, 'load');
        fire(win, 'pageshow');
      }
      isOver = true;
      for (const undo of undos) undo();
      for (const type of ['load', 'pageshow']) win.removeEventListener(type, note, true);
    },
  };
};
