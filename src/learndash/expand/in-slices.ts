import type { Page } from '../../runtime/page';

/** Rows in the first slice: opened, they fill a screen. */
const FIRST = 4;
/** Milliseconds that a slice may take until it is painted. */
const SLICE_MS = 40;

/** Does a slice; `isFar` for what is not on the screen. */
type Work<T> = (some: readonly T[], isFar: boolean) => void;

/** The size of the next slice after one of a size has taken a time. */
export const nextSlice = (size: number, tookMs: number): number =>
  tookMs > SLICE_MS ? Math.max(1, Math.floor(size / 2)) : tookMs < SLICE_MS / 2 ? size * 2 : size;

/** Until the browser has painted; without waiting where it does not paint. */
const painted = (win: Window): Promise<void> =>
  new Promise((resolve) => {
    const later = () => void win.setTimeout(resolve);
    if (win.document.hidden) later();
    else win.requestAnimationFrame(later);
  });

/**
 * Works on long lists without holding up the page: first what a screen shows, then from the end on,
 * so that only rows that are done move.
 */
export const inSlices = ({ window: win, report }: Page, ended: AbortSignal) => {
  const latest = new WeakMap<object, unknown>();
  const run = async <T>(
    items: readonly T[],
    work: Work<T>,
    isCurrent: () => boolean,
  ) => {
    let rest = [...items.slice(0, FIRST), ...items.slice(FIRST).reverse()];
    let size = FIRST;
    while (rest.length > 0 && isCurrent() && !ended.aborted) {
      const startedAt = performance.now();
      work(rest.slice(0, size), rest.length < items.length);
      rest = rest.slice(size);
      await painted(win);
      size = nextSlice(size, performance.now() - startedAt);
    }
  };
  const start = (work: Promise<void>) => {
    work.catch((error: unknown) => report({ source: 'learndash', phase: 'event', error }));
  };
  return {
    add<T>(items: readonly T[], work: Work<T>): void {
      start(run(items, work, () => true));
    },
    /**
     * Begins when the browser has painted, and ends what an earlier call with this key has begun:
     * whoever closes all does not wait for all to open.
     */
    replace<T>(key: object, items: readonly T[], work: Work<T>, done: () => void): void {
      latest.set(key, items);
      const all = async () => {
        await painted(win);
        await run(items, work, () => latest.get(key) === items);
        done();
      };
      start(all());
    },
  };
};
