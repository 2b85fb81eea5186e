import { atom, onMount, type ReadableAtom } from 'nanostores';

export type Breakpoint = 'phone' | 'tablet' | 'desktop';

export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly breakpoint: Breakpoint;
}

/** Phone up to 767 px, tablet 768 to 980 px, desktop above (specification S9.18). */
export const breakpointOf = (width: number): Breakpoint =>
  width > 980 ? 'desktop' : width > 767 ? 'tablet' : 'phone';

const measure = (win: Window): Viewport => {
  const { clientWidth: width, clientHeight: height } = win.document.documentElement;
  return { width, height, breakpoint: breakpointOf(width) };
};

/** The viewport without scrollbars. Listens to the window only while it has listeners. */
export const createViewport = (win: Window): ReadableAtom<Viewport> => {
  const $viewport = atom(measure(win));
  onMount($viewport, () => {
    const update = () => $viewport.set(measure(win));
    update();
    win.addEventListener('resize', update, { passive: true });
    return () => win.removeEventListener('resize', update);
  });
  return $viewport;
};
