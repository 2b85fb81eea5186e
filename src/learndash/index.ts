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
 * Price, status and enrolment of a course are in boxes of equal height, in which the style sheet
 * centres them (learndash.md §14).
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
          // Text that is enlarged afterwards makes its box higher.
          for (const box of boxes) changes.setStyle(box, 'min-height', `${tallest}px`);
        };
      });
      onEnd(watch.undo);
    }
  });
};

/** Loads tooltips on pages that have some, or when re-rendered content brings some. */
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
  // Each in its own task: on a long course each of them searches many rows.
  for (const arrive of updates.arrivals) {
    scope.after(0, () => arrive(scope.page.document.documentElement));
  }
};
