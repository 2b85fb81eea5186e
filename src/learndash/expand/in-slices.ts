import type { ControllerScope } from '../../runtime/controller-scope';

/** Number of rows in the first slice: opened, they fill a screen. */
const FIRST = 4;
/** Smallest slice: on a long page a frame costs more than its rows. */
const LEAST = 16;
/** If a slice is painted within this time in milliseconds, the next one may be twice as large. */
const SHORT_MS = 32;

/** Processes a slice; `isFar` for rows that are not on the screen. */
type Work<T> = (some: readonly T[], isFar: boolean) => void;

/** Size of the next slice, from the size and duration of the last one. */
export const nextSlice = (size: number, tookMs: number): number =>
  Math.max(LEAST, tookMs < SHORT_MS ? size * 2 : tookMs > 2 * SHORT_MS ? size >> 1 : size);

/** Resolves after the browser has painted; immediately in a hidden page. */
const painted = (win: Window): Promise<void> =>
  new Promise((resolve) => {
    const later = () => void win.setTimeout(resolve);
    if (win.document.hidden) later();
    else win.requestAnimationFrame(later);
  });

/**
 * Processes long lists without blocking the page, from the next frame on: first what the screen
 * shows, then from the end backwards, so that only processed rows move.
 */
export const inSlices = ({ page, signal, inBackground }: ControllerScope) => {
  const { window: win } = page;
  const latest = new WeakMap<object, unknown>();
  const run = async <T>(key: object, find: () => readonly T[], work: Work<T>, done: () => void) => {
    latest.set(key, find);
    const isCurrent = () => latest.get(key) === find && !signal.aborted;
    let size = FIRST;
    // The caller has changed the page too, which is painted first.
    await painted(win);
    if (!isCurrent()) return;
    const items = find();
    let rest = [...items.slice(0, FIRST), ...items.slice(FIRST).reverse()];
    while (rest.length > 0 && isCurrent()) {
      const startedAt = performance.now();
      work(rest.slice(0, size), rest.length < items.length);
      rest = rest.slice(size);
      await painted(win);
      size = nextSlice(size, performance.now() - startedAt);
    }
    done();
  };
  /**
   * Finds elements and processes them. Stops earlier work with this key: a visitor who closes all
   * does not wait for all to open.
   */
  return <T>(key: object, find: () => readonly T[], work: Work<T>, done = () => {}): void => {
    inBackground(run(key, find, work, done));
  };
};
