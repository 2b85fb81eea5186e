import type { ControllerScope } from '../runtime/controller-scope';
import type { Start } from '../runtime/definition';
import { watchWidth } from '../runtime/kit';
import type { ContentUpdates } from './content-updates';
import { startExpand } from './expand/start-expand';
import { tooltips } from './lazy';
import { startLists } from './start-lists';
import { startTabs } from './tabs/start-tabs';
import * as tips from './tooltips/names';
import * as names from './names';

/**
 * What a course costs, its status and the way in stand beside each other in boxes of one height, in which the
 * style sheet centres them (learndash.md §14).
 */
const startEqualStatus = ({ onEnd }: ControllerScope, { arrivals }: ContentUpdates): void => {
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

/** Tips, on pages that have some: when they come with content that is re-rendered, from then on. */
const startTips = (scope: ControllerScope, updates: ContentUpdates) => {
  let isStarted = false;
  updates.arrivals.push((root) => {
    if (isStarted || !root.querySelector(tips.markup)) return;
    isStarted = true;
    scope.startLazy({ name: scope.name, load: tooltips }, updates);
  });
};

/** Pages of LearnDash's LD30 theme. */
export const startLearndash: Start = (scope) => {
  const updates: ContentUpdates = { arrivals: [], moves: [] };
  startTips(scope, updates);
  startEqualStatus(scope, updates);
  startTabs(scope, updates);
  startLists(scope, updates, startExpand(scope, updates));
  // Each in a task of its own: a long course is looked through for each of them.
  for (const arrive of updates.arrivals) {
    scope.after(0, () => arrive(scope.page.document.documentElement));
  }
};
