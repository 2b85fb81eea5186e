export interface SafeStorage {
  /** Whether values are kept; browsers and policies may block storage. */
  readonly isUsable: boolean;
  get(key: string): string | null;
  /** Returns false when the value could not be kept. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

const attempt = <T>(action: () => T, fallback: T): T => {
  try {
    return action();
  } catch {
    return fallback;
  }
};

const PROBE = 'skerry:probe';

/** The only gateway to `localStorage` and `sessionStorage`: blocked storage reads as empty. */
export const createStorage = (
  win: Window,
  area: 'localStorage' | 'sessionStorage',
): SafeStorage => {
  // Accessing the property throws where storage is blocked, and the first access waits for the
  // disk: every access goes through here, and none happens before a feature needs it.
  const set = (key: string, value: string) =>
    attempt(() => {
      win[area].setItem(key, value);
      return true;
    }, false);
  const remove = (key: string) => attempt(() => win[area].removeItem(key), undefined);
  let isUsable: boolean | undefined;
  return {
    get isUsable() {
      if (isUsable === undefined) {
        isUsable = set(PROBE, '1');
        remove(PROBE);
      }
      return isUsable;
    },
    get: (key) => attempt(() => win[area].getItem(key), null),
    set,
    remove,
  };
};
