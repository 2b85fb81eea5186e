/** What is needed as soon as the server is asked, and not before; loaded together with the sanitiser. */
export { cover } from '../block';
export { createCounts } from '../general/create-counts';
export { createFragmentPainter } from './create-fragment-painter';
