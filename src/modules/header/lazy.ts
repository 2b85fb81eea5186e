import type { LazyDefinition } from '../../runtime/definition';

/** What only scripts of others call. */
export const publicFunctions: LazyDefinition<[measure: () => void]> = {
  name: 'functions of old header scripts',
  load: () => import('./public-functions'),
};
