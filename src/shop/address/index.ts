export { startAddress as controller } from './start-address';
