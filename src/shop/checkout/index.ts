export { startCheckout as controller } from './start-checkout';
