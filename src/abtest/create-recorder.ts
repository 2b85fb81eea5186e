import type { diviPage } from '../runtime/config/divi';
import { createTracking, type Tracking } from '../runtime/kit';
import type { Page } from '../runtime/page';
import { cookieName } from './cookie-name';
import * as names from './names';
import type { Goal, SplitTest } from './split-test';

/** Specification S9.29. */
const COOKIE_DAYS = 365;

export interface Recorder {
  readonly page: Page;
  /** Ends with the part. */
  readonly signal: AbortSignal;
  readonly track: Tracking['track'];
  isRecorded(goal: Goal, test: SplitTest): boolean;
  /** Records once per visitor; `spent` is a cookie that has done its work then. */
  record(goal: Goal, test: SplitTest, root: Element, spent?: string): void;
}

/**
 * Tells the server of goals (specification S7.15 to S7.17). It stores whatever it gets, so the
 * cookies are all that keeps a goal from counting twice.
 */
export const createRecorder = (
  page: Page,
  signal: AbortSignal,
  { ajaxurl, et_ab_log_nonce, unique_test_id }: ReturnType<(typeof diviPage)['read']>,
): Recorder => {
  const { cookies, bus, options } = page;
  const { track, stop } = createTracking(page, {
    source: 'abtest',
    slugs: [options.testConsent, ...names.slugs],
    wpCategory: names.wpCategory,
  });
  signal.addEventListener('abort', stop);

  // The old script named some cookies after another test of the page.
  const isRecorded = (goal: Goal, test: SplitTest) =>
    [test.run, unique_test_id].some((run) => cookies.get(cookieName(goal, { ...test, run })));

  return {
    page,
    signal,
    track,
    isRecorded,
    record(goal, test, root, spent) {
      if (isRecorded(goal, test)) return;
      track(goal, () => {
        // Another tab, or a second press while consent was awaited.
        if (isRecorded(goal, test)) return 'dropped: known';
        cookies.set(cookieName(goal, test), 'true', { days: COOKIE_DAYS });
        // What cannot be remembered would count again on every page.
        if (!isRecorded(goal, test)) return 'dropped: no cookies';
        if (spent) cookies.remove(spent);
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
