import type { Page } from '../runtime/page';

/**
 * What fires events on an element of the page; false means that a listener vetoed. What a listener
 * throws is reported and stops neither the shop nor the sale.
 */
export const emitter =
  (page: Page, target: EventTarget) =>
  (name: string, args: readonly unknown[] = []): boolean => {
    try {
      return page.events.emit(target, name, args).isAllowed;
    } catch (error) {
      page.report({ source: `event ${name}`, phase: 'event', error });
      return true;
    }
  };

/** Fires a shop event on the body, where most plugins listen. */
export const emit = (page: Page, name: string, args: readonly unknown[] = []): boolean =>
  emitter(page, page.document.body)(name, args);
