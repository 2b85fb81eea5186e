import type { Start } from '../runtime/definition';
import type { ContentUpdates } from './content-updates';
import { startExpand } from './expand/start-expand';
import { startLists } from './start-lists';
import { startTabs } from './tabs/start-tabs';
import { startTooltips } from './tooltips/start-tooltips';

/** Learner pages of LearnDash's LD30 theme. */
export const startLearndash: Start = (scope) => {
  const updates: ContentUpdates = { arrivals: [], moves: [] };
  startTooltips(scope, updates);
  startTabs(scope, updates);
  startLists(scope, updates, startExpand(scope, updates));
  // Each in a task of its own: a long course is looked through for each of them.
  for (const arrive of updates.arrivals) {
    scope.after(0, () => arrive(scope.page.document.documentElement));
  }
};
