export { startBanner as controller } from './start-banner';
