export { startGeneral as start } from './start-general';
