import type { ControllerScope } from '../runtime/controller-scope';
import type { Recorder } from './create-recorder';
import * as names from './names';
import type { Goal, Watched } from './ab-test';

/** Specification S9.29: a goal is seen when its top has passed 80 % of the view. */
const VIEW = '0px 0px -20%';
/** And read when it stays for three seconds. */
const READ_MS = 3000;

/** Records what a visitor does with the goal of a test (ab-tests.md §6). */
export const watchGoal = (
  { page, listen, on, after, onEnd }: ControllerScope,
  { goal, test }: Watched,
  recorder: Recorder,
): void => {
  if (!goal) return;
  const record = (type: Goal) => recorder.record(type, test, goal);

  let cancelReading = () => {};
  const observer = new page.window.IntersectionObserver(
    ([last]) => {
      cancelReading();
      if (!last?.isIntersecting) return;
      record('view_goal');
      cancelReading = after(READ_MS, () => record('read_goal'));
    },
    { rootMargin: VIEW },
  );
  observer.observe(goal);

  onEnd(() => observer.disconnect());

  on('form:sent', ({ root }) => {
    if (root === goal) record('con_goal');
  });

  // Where the goal is a button itself, all of it is.
  const hasButton = goal.matches(names.module) && goal.querySelector(names.button);
  const onEvent = (event: Event) => {
    const target = event.target as Element;
    // A login leaves the page before it is answered.
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
