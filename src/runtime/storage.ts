export interface SafeStorage {
  /** Whether writes stick; browsers and policies may block storage altogether. */
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

/** The only door to `localStorage` and `sessionStorage`: blocked storage reads as empty. */
export const createStorage = (
  win: Window,
  area: 'localStorage' | 'sessionStorage',
): SafeStorage => {
  // The property itself throws where storage is blocked, so every access goes through here.
  const store = attempt(() => win[area], null);
  const set = (key: string, value: string) =>
    attempt(() => {
      if (!store) return false;
      store.setItem(key, value);
      return true;
    }, false);
  const remove = (key: string) => attempt(() => store?.removeItem(key), undefined);

  const isUsable = set(PROBE, '1');
  remove(PROBE);
  return {
    isUsable,
    get: (key) => attempt(() => store?.getItem(key) ?? null, null),
    set,
    remove,
  };
};
