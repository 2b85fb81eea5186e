import type { ControllerScope } from '../runtime/controller-scope';

/** Timers by name; setting one again restarts it. In milliseconds. */
export interface Timers {
  set(name: string, ms: number, run: () => void): void;
  clear(name: string): void;
}

export const createTimers = ({ after }: ControllerScope): Timers => {
  const timers = new Map<string, () => void>();
  const clear = (name: string) => timers.get(name)?.();
  return {
    clear,
    set(name, ms, run) {
      clear(name);
      timers.set(name, after(ms, run));
    },
  };
};
