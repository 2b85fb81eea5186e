import * as names from './names';
import { removeCookie, setCookie } from '../runtime/cookies';
import { createTracking, readCookie, type Tracking } from '../runtime/kit';
import type { ControllerScope } from '../runtime/controller-scope';
import type { testConfig } from './config';

/** A test in which the visitor takes part. */
export interface AbTest {
  /** The post that owns the test; the server calls it `test_id` (specification S3.13). */
  readonly post: string | number;
  /** Number of this run of the test; part of cookie names only. */
  readonly run: string;
  /** The shown variant; false where the page shows none. */
  readonly subject: string | false;
}

/** A test of this page with its elements. */
export interface Watched {
  readonly test: AbTest;
  readonly goal: Element | null;
}

/** Events that are recorded; the server itself records `view_page` (ab-tests.md §2). */
export type Goal =
  | 'read_page'
  | 'read_goal'
  | 'view_goal'
  | 'click_goal'
  | 'con_goal'
  | 'con_short';

/** Name of the cookie that marks a goal as recorded, its parts without separators (ab-tests.md §3). */
export const cookieName = (goal: Goal, { post, run, subject }: AbTest): string =>
  `${names.recordCookie}${goal}_${post}${run}${/click|short/.test(goal) ? '' : subject}`;

/** Specification S9.29. */
const COOKIE_DAYS = 365;

export interface Recorder {
  readonly track: Tracking['track'];
  isRecorded(goal: Goal, test: AbTest): boolean;
  /** Records once per visitor; `spent` is a cookie to be removed then. */
  record(goal: Goal, test: AbTest, root: Element, spent?: string): void;
}

/**
 * Reports goals to the server (specification S7.15 to S7.17). The server stores every report, so
 * only the cookies keep a goal from counting twice.
 */
export const createRecorder = (
  { page, name: source, onEnd }: ControllerScope,
  { ajaxurl, et_ab_log_nonce, unique_test_id }: ReturnType<(typeof testConfig)['read']>,
): Recorder => {
  const { document: doc, bus, options } = page;
  const { track, stop } = createTracking(page, {
    source,
    slugs: [options.testConsent, ...names.slugs],
    wpCategory: names.wpCategory,
  });
  onEnd(stop);

  // The old script named some cookies after another test of the page.
  const isRecorded = (goal: Goal, test: AbTest) =>
    [test.run, unique_test_id].some((run) => readCookie(doc, cookieName(goal, { ...test, run })));

  return {
    track,
    isRecorded,
    record(goal, test, root, spent) {
      if (isRecorded(goal, test)) return;
      track(goal, () => {
        // In another tab, or by a second press while consent was pending.
        if (isRecorded(goal, test)) return 'dropped: known';
        setCookie(cookieName(goal, test), 'true', { days: COOKIE_DAYS });
        // Without cookies it would count again on every page.
        if (!isRecorded(goal, test)) return 'dropped: no cookies';
        if (spent) removeCookie(spent);
        void page.ajax({
          url: ajaxurl,
          fields: {
            action: names.statsCall,
            stats_data_array: JSON.stringify({
              test_id: Number(test.post),
              subject_id: test.subject,
              record_type: goal,
            }),
            et_ab_log_nonce,
          },
          isKeptAlive: true,
          expect: 'text',
          read: String,
        });
        bus.emit('goal:reached', { record: goal, root });
      });
    },
  };
};
