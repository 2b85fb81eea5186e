/** What is needed as soon as server HTML arrives, and not before; loaded together with the sanitiser. */
export { createFragmentPainter } from './create-fragment-painter';
