import type { Part } from '../../runtime/kit';
import { startFullScreen } from './start-full-screen';
import { startScrollDown } from './scroll-down';

export const start = (part: Part): void => {
  startFullScreen(part);
  startScrollDown(part);
};
