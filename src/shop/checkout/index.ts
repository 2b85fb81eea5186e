export { startCheckout } from './start-checkout';
