import { removeCookie, setCookie } from '../runtime/cookies';
import { createTracking, readCookie, type Tracking } from '../runtime/kit';
import type { ControllerScope } from '../runtime/controller-scope';
import type { testConfig } from './config';
import { cookieName } from './cookie-name';
import * as names from './names';
import type { Goal, AbTest } from './ab-test';

/** Specification S9.29. */
const COOKIE_DAYS = 365;

export interface Recorder {
  readonly track: Tracking['track'];
  isRecorded(goal: Goal, test: AbTest): boolean;
  /** Records once per visitor; `spent` is a cookie that has done its work then. */
  record(goal: Goal, test: AbTest, root: Element, spent?: string): void;
}

/**
 * Tells the server of goals (specification S7.15 to S7.17). It stores whatever it gets, so the
 * cookies are all that keeps a goal from counting twice.
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
        // Another tab, or a second press while consent was awaited.
        if (isRecorded(goal, test)) return 'dropped: known';
        setCookie(cookieName(goal, test), 'true', { days: COOKIE_DAYS });
        // What cannot be remembered would count again on every page.
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
