export { startTracking as start } from './start-tracking';
