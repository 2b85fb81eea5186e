import type { ConsentGate, ConsentState } from './consent-gate';

const noBanner: ConsentState = Object.freeze({
  status: 'absent',
  law: null,
  categories: Object.freeze({}),
});

/** The gate of a page without a consent banner. */
export const openGate: ConsentGate = Object.freeze({
  state: () => noBanner,
  isGranted: () => true,
  categoriesOf: () => [],
  isUrlAllowed: () => true,
  subscribe: () => () => {},
  refresh: () => {},
});
