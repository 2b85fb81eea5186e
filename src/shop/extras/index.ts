export { startExtras as start } from './start-extras';
