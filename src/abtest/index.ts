export { startAbTests as start } from './start-ab-tests';
