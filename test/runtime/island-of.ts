import type { Definition } from '../../src/runtime/definition';

/** A definition of that name whose chunk never loads. */
export const islandOf = (name: string): Definition => ({
  kind: 'island',
  name,
  family: 'modules',
  selector: `.${name}`,
  when: 'visible',
  load: () => Promise.reject(new Error('never loaded')),
});
