export { watchShop } from './watch-shop';
