/** Timers by name; one that is set again starts anew. Milliseconds. */
export interface Timers {
  set(name: string, ms: number, run: () => void): void;
  clear(name?: string): void;
}

export const createTimers = (win: Window): Timers => {
  const timers = new Map<string, number>();
  const clear: Timers['clear'] = (name) => {
    for (const each of name ? [name] : timers.keys()) win.clearTimeout(timers.get(each));
  };
  return {
    clear,
    set(name, ms, run) {
      clear(name);
      timers.set(name, win.setTimeout(run, ms));
    },
  };
};
