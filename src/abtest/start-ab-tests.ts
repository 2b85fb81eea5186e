import type { Start } from '../runtime/definition';
import { testConfig } from './config';
import { createRecorder } from './create-recorder';
import { abtestMarks, subjects } from './lazy';
import * as names from './names';
import { subjectOf } from './subject-of';
import { watchGoal } from './watch-goal';

const SECOND_MS = 1000;

/** A/B tests of the page builder: shows variants and records goals (specification S4.29). */
export const startAbTests: Start = (scope) => {
  const { page, name: source, signal, after } = scope;
  const { document: doc, report } = page;
  const settings = page.globals.get(testConfig);
  const { ab_tests: many, page_id: post_id, unique_test_id: test_id } = settings;
  // Builders before 4 know one test per page.
  const only = settings.is_ab_testing_active ? [{ post_id, test_id }] : [];
  const tests = many[0] ? many : only;
  const recorder = createRecorder(scope, settings);

  const watch = () => {
    if (signal.aborted) return;
    const watched = tests.map(({ post_id: post, test_id: run }) => ({
      test: { post, run, subject: subjectOf(doc, post) },
      goal: doc.querySelector(`.${names.goal}${many[0] ? `_id-${post}` : ''}`),
    }));
    for (const each of watched) watchGoal(scope, each, recorder);
    after(settings.ab_bounce_rate * SECOND_MS, () => {
      for (const { test } of watched) recorder.record('read_page', test, doc.body);
    });
    if (settings.is_shortcode_tracking || doc.querySelector(names.marked)) {
      scope.startLazy(abtestMarks, watched, recorder);
    }
  };

  if (settings.is_cache_plugin_active && tests[0]) {
    // Without its code the page goes on without a variant.
    const shown = page
      .load(subjects)
      .then(({ placeSubjects }) => placeSubjects(scope, tests))
      .catch((error: unknown) => report({ source, phase: 'load', error }));
    scope.inBackground(shown.then(watch));
  } else watch();
};
