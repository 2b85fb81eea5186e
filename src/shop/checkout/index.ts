export { startCheckout as start } from './start-checkout';
