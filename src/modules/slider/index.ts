export { Slider as island } from './slider';
