/** The file that restores a page's old scripts; no healthy page loads it. */
export { handBack } from './runtime/originals/hand-back';
