export { startExtras } from './start-extras';
