/** What server HTML comes in through; fetched at the first use. */
export { chooseElements } from './choose-elements';
export { createServerFragment } from './create-server-fragment';
export { parseInert } from './parse-inert';
export { createNativeSanitise } from './sanitise-natively';
