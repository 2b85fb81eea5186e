export { startTracking as controller } from './start-tracking';
