import { options } from 'preact';

type Scheduler = (task: () => void) => void;
type Schedulers = Partial<
  Record<'debounceRendering' | 'requestAnimationFrame', Scheduler | undefined>
>;

/** Preact asks `schedule` for as long as the action runs, which may be within another one. */
export const withOption = <T>(name: keyof Schedulers, schedule: Scheduler, action: () => T): T => {
  const schedulers: Schedulers = options;
  const before = schedulers[name];
  schedulers[name] = schedule;
  try {
    return action();
  } finally {
    schedulers[name] = before;
  }
};
