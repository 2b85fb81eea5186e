import type { Controller } from '../runtime/definition';
import type { HeardEvent } from '../runtime/event-bridge';
import { type Changes, createChanges, listen } from '../runtime/kit';
import type { Page } from '../runtime/page';

/** What a behaviour of the shop works with; all of it ends and is taken back with its controller. */
export interface Scope {
  readonly page: Page;
  readonly changes: Changes;
  readonly ended: AbortSignal;
  /** Hears what other plugins fire on the body. */
  on(names: string, listener: (...args: unknown[]) => void): void;
  onWindow<E extends Event>(type: string, listener: (event: E) => void): void;
  /** Hears events of all elements that match, now and later, native ones and jQuery's. */
  hear(
    types: string,
    selector: string,
    listener: (element: HTMLElement, event: HeardEvent) => void,
  ): void;
  after(delayMs: number, action: () => void): void;
  onEnd(undo: () => void): void;
}

/** Makes a controller of a behaviour that works in a scope. */
export const inScope =
  (source: string, start: (scope: Scope) => void): Controller =>
  (page) => {
    const { window: win, document: doc, report, events } = page;
    const end = new AbortController();
    const { signal: ended } = end;
    const changes = createChanges();
    const onEnd = (undo: () => void) => ended.addEventListener('abort', undo, { once: true });
    const guarded = <A extends readonly unknown[]>(action: (...args: A) => void) => {
      return (...args: A) => {
        try {
          action(...args);
        } catch (error) {
          report({ source, phase: 'event', error });
        }
      };
    };
    const scope: Scope = {
      page,
      changes,
      ended,
      onEnd,
      on(names, listener) {
        for (const name of names.split(' ')) {
          onEnd(events.listen(doc.body, name, guarded(listener)));
        }
      },
      onWindow: (type, listener) => listen(win, type, listener, { signal: ended, report, source }),
      hear(types, selector, listener) {
        const onEvent = guarded((event: HeardEvent) => {
          const element = (event.target as Element).closest?.<HTMLElement>(selector);
          if (element) listener(element, event);
        });
        for (const type of types.split(' ')) onEnd(events.hear(doc.body, type, onEvent));
      },
      after(delayMs, action) {
        const timer = win.setTimeout(guarded(action), delayMs);
        onEnd(() => win.clearTimeout(timer));
      },
    };
    start(scope);
    return () => {
      end.abort();
      changes.undo();
    };
  };
