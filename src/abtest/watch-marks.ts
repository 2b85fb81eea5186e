import * as names from './names';
import type { AbTest, Recorder, Goal, Watched } from './create-recorder';
import { readCookie } from '../runtime/kit';
import type { Page } from '../runtime/page';
import { testConfig } from './config';
import { setCookie } from '../runtime/cookies';
import type { ControllerScope } from '../runtime/controller-scope';

/** Serialises a test for a cookie, for a later page. */
export const writeTest = ({ post, subject, run }: AbTest): string => `${post}_${subject}_${run}`;

export const readTest = (value: string | null): AbTest | null => {
  const [, post, subject = '', run = ''] = /^(\d+)_([^\W_]+)_(\w*)$/.exec(value ?? '') ?? [];
  return post ? { post, subject: subject === 'false' ? false : subject, run } : null;
};

/** Records conversions that were marked on an earlier page: an order, or a page that a test leads to. */
const reportConversions = ({ document: doc }: Page, { record }: Recorder): void => {
  const report = (goal: Goal, cookie: string, root: Element) => {
    const test = readTest(readCookie(doc, cookie));
    if (test) record(goal, test, root, cookie);
  };
  const order = doc.querySelector(names.order);
  if (order) report('con_goal', names.orderCookie, order);
  for (const mark of doc.querySelectorAll<HTMLElement>(names.shortcode)) {
    report('con_short', names.shortcodeCookie + mark.dataset.test_id, mark);
  }
};

/** Specification S9.29. */
const COOKIE_DAYS = 365;

/**
 * Conversions on a later page: an order, a comment, a page that a test leads to. Marks of earlier
 * pages are consumed first (ab-tests.md §6).
 */
export const start = (
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
