import type { Page } from '../runtime/page';

/**
 * Fires a shop event on the body; false means that a listener vetoed. What a listener throws is
 * reported and stops neither the shop nor the sale.
 */
export const emit = (page: Page, name: string, args: readonly unknown[] = []): boolean => {
  try {
    return page.events.emit(page.document.body, name, args).isAllowed;
  } catch (error) {
    page.report({ source: `event ${name}`, phase: 'event', error });
    return true;
  }
};
