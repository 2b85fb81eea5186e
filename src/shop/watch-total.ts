import type { ControllerScope } from '../runtime/controller-scope';
import { createLiveRegion } from './create-live-region';
import { orderTotal } from './names';

/**
 * Tells assistive technology what is to be paid. Returns what looks again once the page shows a new
 * total; one that has not changed is not told.
 */
export const watchTotal = ({
  page: { window: win, document: doc },
  onEnd,
}: ControllerScope): (() => void) => {
  const region = createLiveRegion(win);
  onEnd(region.undo);
  const read = () => doc.querySelector(orderTotal)?.textContent;
  let told = read();
  return () => {
    const total = read();
    if (total && total !== told) region.say(total);
    told = total;
  };
};
