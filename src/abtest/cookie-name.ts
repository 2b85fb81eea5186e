import { recordCookie } from './names';
import type { Goal, SplitTest } from './split-test';

/** The cookie that says that a goal has been recorded, parts without separators (contract §18.3). */
export const cookieName = (goal: Goal, { post, run, subject }: SplitTest): string =>
  `${recordCookie}${goal}_${post}${run}${/^click|short/.test(goal) ? '' : subject}`;
