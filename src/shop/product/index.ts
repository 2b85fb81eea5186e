export { startProduct as controller } from './start-product';
