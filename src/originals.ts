/** The file that restores a page's old scripts; no healthy page loads it. */
export { restore } from './runtime/originals/restore-scripts';
