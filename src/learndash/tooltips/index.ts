export { startTooltips as start } from './start-tooltips';
