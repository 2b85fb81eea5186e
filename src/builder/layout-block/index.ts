export { startLayoutBlock as start } from './start-layout-block';
