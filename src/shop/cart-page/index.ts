export { startCartPage as controller } from './start-cart-page';
