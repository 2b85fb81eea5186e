export { watchMarks } from './watch-marks';
