/** Timers by name; one that is set again starts anew. Milliseconds. */
export interface Timers {
  set(name: string, ms: number, run: () => void): void;
  clear(name: string): void;
  clearAll(): void;
}

export const createTimers = (win: Window): Timers => {
  const timers = new Map<string, number>();
  const clear = (name: string) => win.clearTimeout(timers.get(name));
  return {
    clear,
    clearAll: () => timers.forEach((_, name) => clear(name)),
    set(name, ms, run) {
      clear(name);
      timers.set(name, win.setTimeout(run, ms));
    },
  };
};
