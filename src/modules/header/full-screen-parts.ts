import type { HeaderPart } from './header-part';
import { startFullScreen } from './start-full-screen';
import { startScrollDown } from './scroll-down';

export const start = (part: HeaderPart): void => {
  startFullScreen(part);
  startScrollDown(part);
};
