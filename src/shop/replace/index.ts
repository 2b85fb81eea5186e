/** Needed only once a request is sent; loads together with the sanitiser. */
export { cover } from '../block';
export { createCounts } from '../general/create-counts';
export { createFragmentPainter } from './create-fragment-painter';
