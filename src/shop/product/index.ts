export { startProduct as start } from './start-product';
