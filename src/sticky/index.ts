import type { Controller } from '../runtime/definition';
import { createFrontEnd } from './front-end';
import { startSticky } from './start-sticky';

/** Pins modules to the edges of the window (contract sticky.md). */
export const controller: Controller = (page) => startSticky(page, createFrontEnd(page));
