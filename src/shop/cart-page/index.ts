export { startCartPage as start } from './start-cart-page';
