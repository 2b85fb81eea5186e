import * as names from './names';
import { useEffect, useState } from 'react';
import {
  useScope,
  useListen,
  createPortal,
  useAttributes,
  useStore,
  useStyles,
} from '../../runtime/dom';
import { PauseButton } from '../../runtime/carousel/pause-button';
import type { IslandProps } from '../../runtime/definition';

/** The facts that decide whether a background video plays. */
interface Situation {
  /** Any part of it is in view. */
  readonly isInView: boolean;
  /** The site lets it play outside the view. */
  readonly playsOutside: boolean;
  /** It is for the hover state of its element, which is not hovered. */
  readonly isResting: boolean;
  /** Another player is playing, and the site lets this one pause then. */
  readonly isOutdone: boolean;
  /** The visitor's last press on the pause button, null before any. */
  readonly choice: 'play' | 'pause' | null;
  /** The visitor prefers reduced motion or reduced data. */
  readonly isSparing: boolean;
  /** It has been in view since it is displayed. */
  readonly wasSeen: boolean;
}

/** Whether the video may play now (specification S4.30). */
export const mayPlay = (situation: Situation): boolean => {
  const { isInView, playsOutside, wasSeen, isResting, isOutdone, choice, isSparing } = situation;
  if (!isInView && !(playsOutside && wasSeen)) return false;
  if (isResting || isOutdone) return false;
  return choice === null ? !isSparing : choice === 'play';
};

/** A video is loaded when it is this close to the view: about one flick. */
const NEAR = '50%';

/** Current and past visibility of an element. Without a size it counts as far away. */
export interface View {
  /** It has not been near the view yet; null until the observer has reported. */
  readonly isFar: boolean | null;
  readonly isIn: boolean;
  /** It has been in view since it has a size. */
  readonly wasIn: boolean;
}

/** Tracks the visibility of an element, re-rendering only on changes. */
const useInView = (element: Element): View => {
  const { page } = useScope();
  const [view, setView] = useState<View>({ isFar: null, isIn: false, wasIn: false });
  useEffect(() => {
    const observe = (seen: (isIntersecting: boolean) => void, rootMargin: string) => {
      const observer = new page.window.IntersectionObserver(
        (entries) => seen(entries.at(-1)?.isIntersecting === true),
        { rootMargin },
      );
      observer.observe(element);
      return observer;
    };
    const near = observe((isNear) => {
      if (isNear) near.disconnect();
      setView((before) => ({ ...before, isFar: !isNear }));
    }, NEAR);
    const seen = observe((isIn) => {
      setView((before) => (before.isIn === isIn ? before : { ...before, isIn, wasIn: true }));
    }, '0px');
    // Hidden, as on another device: unlike leaving the view, this happens out of view too.
    const size = new page.window.ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0) setView((before) => ({ ...before, wasIn: false }));
    });
    size.observe(element);
    return () => {
      for (const observer of [near, seen, size]) observer.disconnect();
    };
  }, [page, element]);
  return view;
};

/** Whether a player other than a background is playing. */
const useOtherPlayer = (): boolean => {
  const { page } = useScope();
  const [running, setRunning] = useState<EventTarget | null>(null);
  const isPlayer = ({ target }: Event) => target instanceof Element && !target.closest(names.roots);
  // Media events do not bubble.
  const options = { capture: true };
  useListen(page.document, 'play', (event) => isPlayer(event) && setRunning(event.target), options);
  // On the player itself: once removed, its events do not reach the document.
  const hasEnded = () => setRunning(null);
  useListen(running, 'pause', hasEnded);
  useListen(running, 'ended', hasEnded);
  return running !== null;
};

type Saving = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Covers its element at any aspect ratio; the old player computed that. */
const COVER = {
  width: '100%',
  height: '100%',
  'max-width': 'none',
  margin: '0px',
  'object-fit': 'cover',
} as const;

/**
 * A video behind an element: it plays while it is in view, stays still under reduced motion or
 * reduced data, and has a pause button (specification S4.30, divi-effects.md §4). The videos of a
 * slider's slides load together, and a leaving slide pauses its own immediately.
 */
export function VideoBackground({ root, page }: IslandProps) {
  const [videos] = useState(() => [...root.querySelectorAll('video')]);
  const host = root.parentElement;
  const has = (name: string) => root.classList.contains(name);
  const isOfSlide = root.closest(`.${names.slide}`) !== null;
  const hoverHost = has(names.onHover) ? root.closest(`.${names.hoverHost}`) : null;

  const { isFar, isIn: isInView, wasIn: wasSeen } = useInView(root);
  const isKnown = isFar !== null;
  useEffect(() => {
    if (isOfSlide || !isFar) return;
    for (const video of videos) {
      // The parser has started to load it; `load()` with `preload="none"` stops that.
      if (video.networkState === video.NETWORK_LOADING) video.load();
    }
  }, [videos, isOfSlide, isFar]);

  const [isHovered, setHovered] = useState(false);
  useListen(hoverHost, 'mouseenter', () => setHovered(true));
  useListen(hoverHost, 'mouseleave', () => setHovered(false));

  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const isOther = useOtherPlayer();
  const { connection } = page.window.navigator as Saving;
  const isReduced = useStore(page.stores.$motion) === 'reduce';
  const isPlaying = mayPlay({
    isInView,
    wasSeen,
    choice,
    // A hidden slide is out of view, and its slider has paused the video.
    playsOutside: has(names.playsOutside) && !isOfSlide,
    isResting: hoverHost !== null && !isHovered,
    isOutdone: has(names.givesWay) && isOther,
    isSparing: isReduced || connection?.saveData === true,
  });

  useStyles(videos, () => COVER);
  useAttributes(videos, () => ({
    // Decoration is neither announced nor, in Firefox, a tab stop.
    'aria-hidden': 'true',
    tabindex: '-1',
    // It must neither play nor load automatically.
    autoplay: null,
    ...(!isOfSlide && { preload: isFar ? 'none' : undefined }),
  }));
  useEffect(() => {
    if (!isKnown) return undefined;
    const pause = () => {
      // Pausing a video that does not play would make the browser look for its file.
      for (const video of videos) if (!video.paused) video.pause();
    };
    if (isPlaying) {
      // Where the browser refuses, for example to save power, it waits for the visitor's press.
      const refused = ({ name }: Error) => name === 'NotAllowedError' && setChoice('pause');
      for (const video of videos) void video.play().catch(refused);
    } else pause();
    return pause;
  }, [videos, isPlaying, isKnown]);

  if (hoverHost || !host || !wasSeen || !videos[0]) return null;
  const isStopped = !isPlaying;
  const toggle = () => setChoice(isStopped ? 'play' : 'pause');
  return createPortal(<PauseButton auto={{ isStopped, toggle }} />, host);
}
