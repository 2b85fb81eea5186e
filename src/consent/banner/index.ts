export { startBanner } from './start-banner';
