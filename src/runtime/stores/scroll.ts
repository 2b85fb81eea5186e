import { atom, onMount, type ReadableAtom } from 'nanostores';

export interface Scroll {
  readonly x: number;
  readonly y: number;
}

/** The scroll position, at most once per frame, only while it has listeners. */
export const createScroll = (win: Window): ReadableAtom<Scroll> => {
  const read = (): Scroll => ({ x: win.scrollX, y: win.scrollY });
  const $scroll = atom(read());
  onMount($scroll, () => {
    let frame = 0;
    const requestUpdate = () => {
      frame = win.requestAnimationFrame(update);
    };
    const listen = () =>
      win.addEventListener('scroll', requestUpdate, { passive: true, once: true });
    const update = () => {
      const before = $scroll.get();
      const now = read();
      // While scrolling goes on, each frame requests the next and no event is listened to: an event
      // listener that requests frames took a fifth of the script time of scrolling past stuck
      // modules.
      if (now.y === before.y && now.x === before.x) listen();
      else requestUpdate();
      $scroll.set(now);
    };
    $scroll.set(read());
    listen();
    return () => {
      win.cancelAnimationFrame(frame);
      win.removeEventListener('scroll', requestUpdate);
    };
  });
  return $scroll;
};
