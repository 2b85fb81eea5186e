export { startCart as controller } from './start-cart';
