import type { LazyDefinition } from '../runtime/definition';

/** What visitors with a keyboard need, and nobody else. */
export const focusKeeping: LazyDefinition = {
  name: 'visible focus',
  load: () => import('./keep-focus-seen'),
};
