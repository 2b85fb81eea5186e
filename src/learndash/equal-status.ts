import { watchWidth } from '../runtime/kit';
import type { ControllerScope } from '../runtime/controller-scope';
import type { ContentUpdates } from './content-updates';
import * as names from './names';

/**
 * What a course costs, its status and the way in stand beside each other in boxes of one height, in which the
 * style sheet centres them (learndash.md §14).
 */
export const startEqualStatus = (
  { onEnd }: ControllerScope,
  { arrivals }: ContentUpdates,
): void => {
  const watched = new WeakSet<Element>();
  arrivals.push((root) => {
    for (const status of root.querySelectorAll<HTMLElement>(`.${names.courseStatus}`)) {
      if (watched.has(status)) continue;
      watched.add(status);
      const boxes = [...status.querySelectorAll<HTMLElement>(`.${names.courseStatusBox}`)];
      const watch = watchWidth(status, (changes) => {
        const tallest = Math.max(0, ...boxes.map(({ offsetHeight }) => offsetHeight));
        return () => {
          for (const box of boxes) changes.setStyle(box, 'height', `${tallest}px`);
        };
      });
      onEnd(watch.undo);
    }
  });
};
