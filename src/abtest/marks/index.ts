export { watchMarks as start } from './watch-marks';
