/** The file that brings the old scripts of a page back; no healthy page fetches it. */
export { handBack } from './runtime/originals/hand-back';
