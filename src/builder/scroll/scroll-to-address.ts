import type { PreviewMode } from '../model/responsive';
import { type EditorWindows, scrollTargetOf } from './editor-windows';
import { createLifetime } from '../../runtime/lifetime';

/** Specification S9.34: milliseconds per started 1000 px, minimum, maximum. */
const STEP_MS = 400;
const STEP = 1000;
const MIN_MS = 800;
const MAX_MS = 6000;

/** Duration of scrolling over a distance in pixels, in milliseconds; 0 for no distance. */
export const scrollDuration = (distance: number): number =>
  distance === 0
    ? 0
    : Math.min(MAX_MS, Math.max(MIN_MS, Math.ceil(Math.abs(distance) / STEP) * STEP_MS));

export interface Places {
  /** Pixels from the top of the scroll container to the module, inside its frame. */
  readonly top: number;
  /** Current scroll position. */
  readonly current: number;
  readonly isZoomed: boolean;
  /** Offset of the frame in the scroll container in pixels, minus the bar above it (back-end builder). */
  readonly frameTop?: number;
  /** Offset of the content from the top of the frame in pixels (front-end builder). */
  readonly contentTop?: number;
}

export interface ScrollPlan {
  readonly target: number;
  readonly durationMs: number;
}

/** Target and duration of scrolling to a module; a zoomed page is half as high (builder.md §14.2). */
export const scrollTarget = ({
  top,
  current,
  isZoomed,
  frameTop = 0,
  contentTop = 0,
}: Places): ScrollPlan => {
  const target = (isZoomed ? Math.ceil(top / 2) : top) + frameTop - contentTop;
  return { target, durationMs: scrollDuration(target - current) };
};

const running = new WeakMap<HTMLElement, () => void>();
/** Events that show that somebody scrolls by hand. */
const TAKEOVERS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** 0.5 − cos(πt)/2, the easing of the old editor. */
const swing = (t: number) => 0.5 - Math.cos(Math.PI * t) / 2;

const topIn = (scroller: HTMLElement, element: Element | null) => {
  if (!element) return 0;
  const isPage = scroller === scroller.ownerDocument.documentElement;
  const from = isPage ? 0 : scroller.getBoundingClientRect().top;
  return element.getBoundingClientRect().top - from + scroller.scrollTop;
};

/**
 * Scrolls to the module at an address, in the editor's time, immediately under reduced motion
 * (specification S9.34). Resolves on arrival, when another scrolling or the user takes over, and
 * immediately where no module has the address or nothing is left to scroll.
 */
export const scrollToAddress = (
  windows: EditorWindows,
  address: string,
  mode: PreviewMode = 'desktop',
): Promise<void> => {
  const { top, app, builderType } = windows;
  const scroller = scrollTargetOf(windows, mode);
  running.get(scroller)?.();
  const inner = app.document.documentElement;
  const module = app.document.querySelector(`[data-address="${CSS.escape(address)}"]`);
  if (!module) return Promise.resolve();

  const frame = top.document.querySelector('#et-bfb-app-frame');
  const adminBar = top.document.querySelector<HTMLElement>('#wpadminbar');
  const own = module.getBoundingClientRect().top + inner.scrollTop;
  const content = app.document.querySelector('#et-boc');
  const { target, durationMs } = scrollTarget({
    top: own,
    current: scroller.scrollTop,
    isZoomed: mode === 'zoom',
    ...(builderType === 'bfb' && {
      frameTop: topIn(scroller, frame) - (adminBar?.clientHeight ?? 0),
    }),
    ...(builderType === 'vb' && {
      contentTop: content ? content.getBoundingClientRect().top + inner.scrollTop : 0,
    }),
  });
  if (durationMs === 0) return Promise.resolve();

  const win = scroller.ownerDocument.defaultView ?? top;
  const isStill = win.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const from = scroller.scrollTop;
  const move = (to: number) => scroller.scrollTo({ top: to, behavior: 'instant' });
  return new Promise((resolve) => {
    const startedAt = win.performance.now();
    const scrolling = createLifetime();
    const end = () => {
      scrolling.end();
      running.delete(scroller);
      resolve();
    };
    const step = () => {
      if (scrolling.signal.aborted) return;
      const t = isStill ? 1 : Math.min(1, (win.performance.now() - startedAt) / durationMs);
      move(from + (target - from) * swing(t));
      if (t < 1) win.requestAnimationFrame(step);
      else end();
    };
    running.set(scroller, end);
    const onTakeover = ({ timeStamp }: Event) => timeStamp > startedAt && end();
    for (const type of TAKEOVERS) {
      win.addEventListener(type, onTakeover, { passive: true, signal: scrolling.signal });
    }
    step();
  });
};

interface Seen {
  /** Pixels from the top of the visible area to the top of the element, including its frame. */
  readonly top: number;
  /** Height of a fixed header in pixels; 0 for one that scrolls away. */
  readonly headerHeight?: number;
  readonly viewportHeight: number;
}

/** Whether the top of an element is visible below the header, both edges included (builder.md §14.3). */
export const isInViewport = ({ top, headerHeight = 0, viewportHeight }: Seen): boolean =>
  top >= headerHeight && top <= viewportHeight;
