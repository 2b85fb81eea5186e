/** What may come a moment after the form: both travel in one chunk. */
export { markRows } from './mark-rows';
export { watchFields } from './watch-fields';
