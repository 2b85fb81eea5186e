import type { ControllerScope } from '../../runtime/controller-scope';

/** Rows in the first slice: opened, they fill a screen. */
const FIRST = 4;
/** Fewer rows make no shorter slice: on a long page a frame costs more than what is done in it. */
const LEAST = 16;
/** Milliseconds until a slice is painted, up to which the next may be twice as large. */
const SHORT_MS = 32;

/** Does a slice; `isFar` for what is not on the screen. */
type Work<T> = (some: readonly T[], isFar: boolean) => void;

/** The size of the next slice after one of a size has taken a time. */
export const nextSlice = (size: number, tookMs: number): number =>
  Math.max(LEAST, tookMs < SHORT_MS ? size * 2 : tookMs > 2 * SHORT_MS ? size >> 1 : size);

/** Until the browser has painted; without waiting where it does not paint. */
const painted = (win: Window): Promise<void> =>
  new Promise((resolve) => {
    const later = () => void win.setTimeout(resolve);
    if (win.document.hidden) later();
    else win.requestAnimationFrame(later);
  });

/**
 * Works on long lists without holding up the page, from the next frame on: first what a screen
 * shows, then from the end on, so that only rows that are done move.
 */
export const inSlices = ({ page, signal, inBackground }: ControllerScope) => {
  const { window: win } = page;
  const latest = new WeakMap<object, unknown>();
  const run = async <T>(key: object, find: () => readonly T[], work: Work<T>, done: () => void) => {
    latest.set(key, find);
    const isCurrent = () => latest.get(key) === find && !signal.aborted;
    let size = FIRST;
    // What has called has changed the page itself: that comes first.
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
   * Finds and works. Ends what an earlier call with this key has begun: a visitor who closes all does not
   * wait for all to open.
   */
  return <T>(key: object, find: () => readonly T[], work: Work<T>, done = () => {}): void => {
    inBackground(run(key, find, work, done));
  };
};
