export { startVariations as start } from './start-variations';
