import { endpoint } from './names';

/** The address of a shop call: `/?wc-ajax=%%endpoint%%` with its name put in. */
export const endpointUrl = (template: string, name: string): string =>
  // A function, so that `$` in a name could never act as a pattern.
  template.replace(endpoint, () => name);
