import { atom, onMount, type ReadableAtom } from 'nanostores';

export interface Scroll {
  readonly x: number;
  readonly y: number;
}

/** The scroll position, at most once a frame, only while somebody listens. */
export const createScroll = (win: Window): ReadableAtom<Scroll> => {
  const read = (): Scroll => ({ x: win.scrollX, y: win.scrollY });
  const $scroll = atom(read());
  onMount($scroll, () => {
    let frame = 0;
    const update = () => {
      frame = 0;
      $scroll.set(read());
    };
    const request = () => {
      frame ||= win.requestAnimationFrame(update);
    };
    update();
    win.addEventListener('scroll', request, { passive: true });
    return () => {
      win.cancelAnimationFrame(frame);
      frame = 0;
      win.removeEventListener('scroll', request);
    };
  });
  return $scroll;
};
