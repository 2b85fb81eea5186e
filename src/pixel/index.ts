export { startPixel as controller } from './start-pixel';
