import type { PreviewMode } from '../model/devices';
import { type EditorWindows, scrollTargetOf } from './editor-windows';
import { scrollTarget } from './scroll-target';
import { createLifetime } from '../../runtime/lifetime';

const running = new WeakMap<HTMLElement, () => void>();
/** What tells that somebody scrolls by hand. */
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
 * Scrolls to the module of an address, at the editor's pace, at once under reduced motion
 * (specification S9.34). Resolves when it has arrived, when another scrolling or a hand has taken
 * over, and at once where no module has the address or no way is left.
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
