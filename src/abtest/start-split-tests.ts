import { diviPage } from '../runtime/config/divi';
import type { Controller } from '../runtime/definition';
import { createRecorder } from './create-recorder';
import * as names from './names';
import { subjectOf } from './subject-of';
import { watchGoal } from './watch-goal';

const SECOND_MS = 1000;

/** Split tests of the page builder: shows variants and records goals (specification S4.29). */
export const startSplitTests: Controller = (page) => {
  const { window: win, document: doc } = page;
  const settings = page.globals.get(diviPage);
  const { ab_tests: many, page_id: post_id, unique_test_id: test_id } = settings;
  // Builders before 4 know one test per page.
  const only = settings.is_ab_testing_active ? [{ post_id, test_id }] : [];
  const tests = many[0] ? many : only;
  const end = new AbortController();
  const { signal } = end;
  const recorder = createRecorder(page, signal, settings);
  const onError = (error: unknown) => page.report({ source: 'abtest', phase: 'load', error });

  const watch = () => {
    if (signal.aborted) return;
    const watched = tests.map(({ post_id: post, test_id: run }) => ({
      test: { post, run, subject: subjectOf(doc, post) },
      goal: doc.querySelector(`.${names.goal}${many[0] ? `_id-${post}` : ''}`),
    }));
    for (const each of watched) watchGoal(each, recorder);
    const timer = win.setTimeout(() => {
      for (const { test } of watched) recorder.record('read_page', test, doc.body);
    }, settings.ab_bounce_rate * SECOND_MS);
    signal.addEventListener('abort', () => win.clearTimeout(timer));
    if (settings.is_shortcode_tracking || doc.querySelector(names.marked)) {
      page
        .load(() => import('./marks'))
        .then(({ watchMarks }) => signal.aborted || watchMarks(watched, recorder))
        .catch(onError);
    }
  };

  if (settings.is_cache_plugin_active && tests[0]) {
    // Without its code the page goes on without a variant.
    void page
      .load(() => import('./subjects'))
      .then(({ placeSubjects }) => placeSubjects(page, tests, signal))
      .catch(onError)
      .then(watch);
  } else watch();
  return () => end.abort();
};
