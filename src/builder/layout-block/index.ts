export { startLayoutBlock } from './start-layout-block';
