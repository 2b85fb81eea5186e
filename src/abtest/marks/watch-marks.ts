import { testConfig } from '../config';
import { setCookie } from '../../runtime/cookies';
import { readCookie } from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import type { Recorder } from '../create-recorder';
import type { Goal, AbTest, Watched } from '../ab-test';
import * as names from './names';
import { reportConversions } from './report-conversions';
import { writeTest } from './test-cookie';

/** Specification S9.29. */
const COOKIE_DAYS = 365;

/**
 * Conversions that happen on a later page: an order, a comment, a page that a test leads to. Marks
 * that were kept earlier are spent first (ab-tests.md §6).
 */
export const watchMarks = (
  { page, listen }: ControllerScope,
  tests: readonly Watched[],
  recorder: Recorder,
): void => {
  const { track, isRecorded, record } = recorder;
  const { document: doc, globals } = page;
  const keep = (cookie: string, value: string, goal: Goal, test: AbTest) => {
    if (isRecorded(goal, test)) return;
    track(cookie, () => setCookie(cookie, value, { days: COOKIE_DAYS }));
  };

  reportConversions(page, recorder);
  for (const { test, goal } of tests) {
    if (globals.get(testConfig).is_shortcode_tracking) {
      keep(names.shortcodeCookie + test.post, writeTest(test), 'con_short', test);
    }
    const isComments = goal?.matches(names.comments);
    if (!goal || !(isComments || goal.matches(names.shop))) continue;
    const commentCookie = names.commentCookie + test.post + test.run;
    if (isComments && readCookie(doc, commentCookie) && doc.URL.includes(names.commentHash)) {
      record('con_goal', test, goal, commentCookie);
    }
    const onClick = ({ target }: Event) => {
      if (!isComments) keep(names.orderCookie, writeTest(test), 'con_goal', test);
      else if ((target as Element).closest(names.button)) {
        keep(commentCookie, 'true', 'con_goal', test);
      }
    };
    listen(goal, 'click', onClick, { capture: true });
  }
};
