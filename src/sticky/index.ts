import type { Start } from '../runtime/definition';
import { createFrontEnd } from './front-end';
import { startSticky } from './start-sticky';

/** Pins modules to the edges of the window (sticky.md). */
export const start: Start = (scope) => startSticky(scope, createFrontEnd(scope.page));
