import type { Start } from '../../runtime/definition';
import { startFullScreen } from './start-full-screen';
import { startScrollDown } from './scroll-down';

/** Sections and headers that fill the window, and the arrow that leads below one. */
export const start: Start = (scope) => {
  startFullScreen(scope);
  startScrollDown(scope);
};
