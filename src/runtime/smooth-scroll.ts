import type { Page } from './page';

/** 0.5 − cos(πt)/2, the easing of the old scripts. */
const swing = (t: number) => 0.5 - Math.cos(Math.PI * t) / 2;

interface Options {
  /** Pixels from the top of the document; read in each frame, so that a moving target is reached. */
  readonly top: () => number;
  /** Milliseconds; 0 under reduced motion. */
  readonly durationMs: number;
}

/** How long a header that changes its height while scrolling takes to move the page, in milliseconds. */
const SETTLE_MS = 500;

/** Events that show that the visitor wants to scroll; our scrolling then ends. */
const TAKEOVERS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Scrolls the window, and follows a target that still moves after arrival; resolves when finished
 * or when the visitor takes over.
 */
export const smoothScroll = (
  { window: win, stores }: Pick<Page, 'window' | 'stores'>,
  { top, durationMs }: Options,
): Promise<void> =>
  new Promise((resolve) => {
    const lasts = stores.$motion.get() === 'reduce' ? 0 : durationMs;
    const from = win.scrollY;
    const startedAt = performance.now();
    const abort = new AbortController();
    const jump = (to: number) => win.scrollTo({ top: to, behavior: 'instant' });
    const end = () => {
      abort.abort();
      resolve();
    };
    let last = Number.NaN;
    const step = () => {
      if (abort.signal.aborted) return;
      const passed = performance.now() - startedAt;
      const t = lasts > 0 ? Math.min(1, passed / lasts) : 1;
      const to = top();
      // Scrolling by anything else afterwards is not undone.
      if (t < 1 || !(Math.abs(to - last) < 1)) {
        jump(from + (to - from) * swing(t));
        if (t === 1) last = to;
      }
      if (passed < lasts + SETTLE_MS) win.requestAnimationFrame(step);
      else end();
    };
    // The event that started it is still bubbling to the window.
    const onTakeover = ({ timeStamp }: Event) => timeStamp > startedAt && end();
    for (const type of TAKEOVERS) {
      win.addEventListener(type, onTakeover, { passive: true, signal: abort.signal });
    }
    step();
  });
