export { startGeneral as controller } from './start-general';
