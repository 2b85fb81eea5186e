import type { Page } from '../../runtime/page';

/** Rows in the first slice: what a screen shows, and little enough for a slow phone. */
const FIRST = 10;
/** Milliseconds of script and layout that a slice should take. */
const SLICE_MS = 20;

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

/** Works on long lists without holding up the page: the first slice at once, the rest in turns. */
export const inSlices = ({ window: win, report }: Page, ended: AbortSignal) => {
  let turn = 0;
  const run = async <T>(
    items: readonly T[],
    work: (some: readonly T[]) => void,
    isCurrent: () => boolean,
  ) => {
    let size = FIRST;
    let rest = items;
    while (rest.length > 0 && isCurrent() && !ended.aborted) {
      const startedAt = performance.now();
      work(rest.slice(0, size));
      rest = rest.slice(size);
      size = nextSlice(size, performance.now() - startedAt);
      if (rest.length > 0) await painted(win);
    }
  };
  const start = (work: Promise<void>) => {
    work.catch((error: unknown) => report({ source: 'learndash', phase: 'event', error }));
  };
  return {
    add<T>(items: readonly T[], work: (some: readonly T[]) => void): void {
      start(run(items, work, () => true));
    },
    /** Ends what an earlier call has begun: whoever closes all does not wait for all to open. */
    replace<T>(items: readonly T[], work: (some: readonly T[]) => void, done: () => void): void {
      turn += 1;
      const mine = turn;
      const all = async () => {
        await run(items, work, () => mine === turn);
        done();
      };
      start(all());
    },
  };
};
