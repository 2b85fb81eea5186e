export { startGeneral } from './start-general';
