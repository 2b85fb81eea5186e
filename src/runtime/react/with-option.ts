import { options } from 'preact';

type Scheduler = (task: () => void) => void;
type Schedulers = Partial<
  Record<'debounceRendering' | 'requestAnimationFrame', Scheduler | undefined>
>;

/** Preact uses `schedule` while the action runs; calls may be nested. */
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
