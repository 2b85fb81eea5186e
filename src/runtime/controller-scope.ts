import { type Changes, createChanges } from './dom/changes';
import { guarded } from './dom/guarded';
import type { DelegatedEvent } from './event-bridge';
import type { BusEvents } from './events';
import type { Page } from './page';
import type { Phase } from './report';

export interface ListenOptions {
  readonly passive?: boolean;
  readonly capture?: boolean;
  readonly once?: boolean;
}

/**
 * The environment of a controller. Everything in it ends with the controller, newest first and the
 * ledger last; errors in callbacks are reported with the controller's name and stop nothing else.
 */
export interface ControllerScope {
  readonly page: Page;
  /** Name of the definition, for reports. */
  readonly name: string;
  /** Aborted when the controller ends: for requests and asynchronous work. */
  readonly signal: AbortSignal;
  /** Ledger of changes to the server's markup. */
  readonly changes: Changes;
  /** Listens on one target. */
  listen<E extends Event = Event>(
    target: EventTarget,
    type: string,
    listener: (event: E) => void,
    options?: ListenOptions,
  ): void;
  /**
   * Listens on the body for event types separated by spaces: for all matching elements, now and
   * later, including events that a script triggers through jQuery only.
   */
  delegate(
    types: string,
    selector: string,
    listener: (element: HTMLElement, event: DelegatedEvent) => void,
  ): void;
  /** Listens on Skerry's bus. */
  on<Type extends keyof BusEvents>(type: Type, listener: (fact: BusEvents[Type]) => void): void;
  /**
   * Listens to events that plugins trigger on the body: jQuery events, or native ones prefixed
   * `skerry:`. Names are separated by spaces.
   */
  onPluginEvent(names: string, listener: (...args: unknown[]) => void): void;
  /** Runs once after a delay in milliseconds. Returns the function that cancels it. */
  after(delayMs: number, action: () => void): () => void;
  /** Lets asynchronous work run; a rejection is reported, as a failed call unless another phase is given. */
  inBackground(work: Promise<unknown>, phase?: Phase): void;
  /** Loads a chunk and starts it in this scope, unless the controller has ended meanwhile. */
  startLazy<Given extends readonly unknown[]>(
    definition: LazyDefinition<Given>,
    ...given: Given
  ): void;
  /** Wraps a callback so that its errors are reported, as an event's unless another phase is given. */
  guard<Args extends readonly unknown[]>(
    action: (...args: Args) => void,
    phase?: Phase,
  ): (...args: Args) => void;
  /**
   * Called once when the controller ends; immediately if it has ended. Returns the function that
   * unregisters it, for things that end earlier: a controller lives as long as its page.
   */
  onEnd(undo: () => void): () => void;
}

/** Starts a page-wide behaviour; everything done through its scope ends with the scope. */
export type Start = (scope: ControllerScope) => void;

/** Code that a controller starts within its own scope, on pages that need it. */
export interface LazyDefinition<Given extends readonly unknown[] = readonly []> {
  readonly name: string;
  readonly load: () => Promise<{
    readonly start: (scope: ControllerScope, ...given: Given) => void;
  }>;
}

/** A scope and the function that ends it, which may be called twice. */
export const createControllerScope = (
  page: Page,
  name: string,
): { readonly scope: ControllerScope; readonly end: () => void } => {
  const { window: win, document: doc, bus, events, report } = page;
  const abort = new AbortController();
  const { signal } = abort;
  const changes = createChanges();
  const undos = new Set<() => void>();

  const guard: ControllerScope['guard'] =
    (action, phase = 'event') =>
    (...args) => {
      try {
        action(...args);
      } catch (error) {
        report({ source: name, phase, error });
      }
    };
  const onEnd = (undo: () => void) => {
    const entry = () => undo();
    if (signal.aborted) undo();
    else undos.add(entry);
    return () => void undos.delete(entry);
  };

  const scope: ControllerScope = {
    page,
    name,
    signal,
    changes,
    guard,
    onEnd,
    listen(target, type, listener, options) {
      target.addEventListener(type, guarded(listener, report, name), { ...options, signal });
    },
    delegate(types, selector, listener) {
      const onEvent = guard((event: DelegatedEvent) => {
        const element = (event.target as Element).closest?.<HTMLElement>(selector);
        if (element) listener(element, event);
      });
      for (const type of types.split(' ')) onEnd(events.delegate(doc.body, type, onEvent));
    },
    on(type, listener) {
      onEnd(bus.on(type, guard(listener)));
    },
    onPluginEvent(names, listener) {
      for (const each of names.split(' ')) onEnd(events.listen(doc.body, each, guard(listener)));
    },
    after(delayMs, action) {
      if (signal.aborted) return () => {};
      const run = guard(() => {
        forget();
        action();
      });
      const timer = win.setTimeout(run, delayMs);
      const cancel = () => {
        forget();
        win.clearTimeout(timer);
      };
      const forget = onEnd(cancel);
      return cancel;
    },
    inBackground(work, phase = 'call') {
      work.catch((error: unknown) => report({ source: name, phase, error }));
    },
    startLazy({ name: source, load }, ...given) {
      page
        .load(load)
        .then(
          ({ start }) => {
            if (!signal.aborted) start(scope, ...given);
          },
          (error: unknown) => report({ source, phase: 'load', error }),
        )
        .catch((error: unknown) => report({ source, phase: 'start', error }));
    },
  };

  return {
    scope,
    end() {
      if (signal.aborted) return;
      abort.abort();
      for (const undo of [...undos].reverse()) {
        try {
          undo();
        } catch (error) {
          report({ source: name, phase: 'unmount', error });
        }
      }
      changes.undo();
    },
  };
};

/** Starts a controller and returns its undo; one that throws while starting leaves nothing behind. */
export const startInScope = (page: Page, name: string, start: Start): (() => void) => {
  const { scope, end } = createControllerScope(page, name);
  try {
    start(scope);
  } catch (error) {
    end();
    throw error;
  }
  return end;
};
