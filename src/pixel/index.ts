export { startPixel as start } from './start-pixel';
