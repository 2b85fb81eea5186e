export { startAddress as start } from './start-address';
