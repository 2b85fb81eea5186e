export { startProduct } from './start-product';
