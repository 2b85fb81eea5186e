import type { Definition } from '../../src/runtime/definition';

/** A part of that name whose code never comes. */
export const islandOf = (name: string): Definition => ({
  kind: 'island',
  name,
  family: 'modules',
  selector: `.${name}`,
  when: 'visible',
  load: () => Promise.reject(new Error('never loaded')),
});
