import * as names from './names';
import type { Start } from '../runtime/definition';
import { type Recorder, createRecorder, type Watched, type Goal } from './create-recorder';
import type { ControllerScope } from '../runtime/controller-scope';
import { testConfig } from './config';
import { isInLastRow } from '../runtime/kit';
import { abtestMarks, subjects } from './lazy';

/** The variant of a post's test that the page shows (ab-tests.md §1). */
export const subjectOf = (doc: Document, post: string | number): string | false => {
  const name = `${names.subject}${post}_`;
  const shown = doc.querySelector<HTMLElement>(`[class*="${name}"]`);
  return shown?.className.split(name)[1]?.split(/\s/, 1)[0] || false;
};

/** Specification S9.29: a goal counts as seen when its top has passed 80 % of the viewport. */
const VIEW = '0px 0px -20%';
/** It counts as read when it stays visible this long, in milliseconds. */
const READ_MS = 3000;

/** Records the visitor's interactions with the goal of a test (ab-tests.md §6). */
const watchGoal = (
  { page, listen, on, after, onEnd }: ControllerScope,
  { goal, test }: Watched,
  recorder: Recorder,
): void => {
  if (!goal) return;
  const record = (type: Goal) => recorder.record(type, test, goal);

  let cancelReading = () => {};
  const observer = new page.window.IntersectionObserver(
    (seen) => {
      // A busy page reports several changes at once.
      for (const { isIntersecting } of seen) {
        cancelReading();
        if (!isIntersecting) continue;
        record('view_goal');
        cancelReading = after(READ_MS, () => record('read_goal'));
      }
    },
    // The end of a page cannot be scrolled up that far.
    { rootMargin: isInLastRow(goal) ? '0px' : VIEW },
  );
  observer.observe(goal);

  onEnd(() => observer.disconnect());

  on('form:sent', ({ root }) => {
    if (root === goal) record('con_goal');
  });

  // If the goal itself is a button, all of it counts.
  const hasButton = goal.matches(names.module) && goal.querySelector(names.button);
  const onEvent = (event: Event) => {
    const target = event.target as Element;
    // A login leaves the page before its response.
    if (event.type === 'submit') {
      if (target.closest(names.loginForm)) record('con_goal');
    } else if (!goal.matches(names.conversion) && (!hasButton || target.closest(names.button))) {
      record('click_goal');
    }
  };
  for (const type of ['click', 'submit']) {
    listen(goal, type, onEvent, { capture: true });
  }
};

const SECOND_MS = 1000;

/** A/B tests of the page builder: shows variants and records goals (specification S4.29). */
export const start: Start = (scope) => {
  const { page, name: source, signal, after } = scope;
  const { document: doc, report } = page;
  const settings = page.globals.get(testConfig);
  const { ab_tests: many, page_id: post_id, unique_test_id: test_id } = settings;
  // Builders before version 4 have one test per page.
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
    // If the chunk fails to load, the page shows no variant.
    const shown = page
      .load(subjects)
      .then(({ placeSubjects }) => placeSubjects(scope, tests))
      .catch((error: unknown) => report({ source, phase: 'load', error }));
    scope.inBackground(shown.then(watch));
  } else watch();
};
