export { startCartPage } from './start-cart-page';
