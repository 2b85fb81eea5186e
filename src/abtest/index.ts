export { startSplitTests as controller } from './start-split-tests';
