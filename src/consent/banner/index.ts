export { start } from './start-banner';
