import { recordCookie } from './names';
import type { Goal, AbTest } from './ab-test';

/**
 * The cookie that says that a goal has been recorded, parts without separators (ab-tests.md §3).
 */
export const cookieName = (goal: Goal, { post, run, subject }: AbTest): string =>
  `${recordCookie}${goal}_${post}${run}${/^click|short/.test(goal) ? '' : subject}`;
