import type { ControllerScope } from '../runtime/controller-scope';
import type { Start } from '../runtime/definition';
import type { ContentUpdates } from './content-updates';
import { startEqualStatus } from './equal-status';
import { startExpand } from './expand/start-expand';
import { tooltips } from './lazy';
import { startLists } from './start-lists';
import { startTabs } from './tabs/start-tabs';
import * as tips from './tooltips/names';

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
