export { watchShop as start } from './watch-shop';
