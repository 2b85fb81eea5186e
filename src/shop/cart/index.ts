export { startCart } from './start-cart';
