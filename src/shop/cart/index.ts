export { startCart as start } from './start-cart';
