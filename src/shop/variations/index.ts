export { startVariations as controller } from './start-variations';
