import { focusKeeping } from './lazy';
import type { Start } from '../runtime/definition';

/** The focus is seen wherever the keyboard takes it; the code that sees to it comes with the first key. */
export const startVisibleFocus: Start = ({ page, listen, startLazy }) => {
  listen(page.document, 'keydown', () => startLazy(focusKeeping), { capture: true, once: true });
};
