export { Toggle } from './toggle';
