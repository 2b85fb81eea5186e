export { startVariations } from './start-variations';
