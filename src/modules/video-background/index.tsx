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

/** What decides whether a background video runs. */
interface Situation {
  /** Some of it is on screen. */
  readonly isInView: boolean;
  /** The site lets it go on outside the view. */
  readonly playsOutside: boolean;
  /** It belongs to the hover state of its element, and the pointer is elsewhere. */
  readonly isResting: boolean;
  /** Another player runs and the site asked this one to give way. */
  readonly isOutdone: boolean;
  /** The visitor's last word on the pause button, null before any. */
  readonly choice: 'play' | 'pause' | null;
  /** The visitor asks for reduced motion or less data. */
  readonly isSparing: boolean;
  /** It has been in view at least once. */
  readonly wasSeen: boolean;
}

/** Whether the video may run now (specification S4.30). */
export const mayPlay = (situation: Situation): boolean => {
  const { isInView, playsOutside, wasSeen, isResting, isOutdone, choice, isSparing } = situation;
  if (!isInView && !(playsOutside && wasSeen)) return false;
  if (isResting || isOutdone) return false;
  return choice === null ? !isSparing : choice === 'play';
};

/** A video is fetched when it is this far from the view: about a flick of a finger. */
const NEAR = '50%';

/** Where an element stands and has stood. Without size it is far away. */
export interface View {
  /** It has not been near the view yet; null until the browser has told. */
  readonly isFar: boolean | null;
  readonly isIn: boolean;
  readonly wasIn: boolean;
}

/** Follows an element into the view and out of it, with no more renders than there is news. */
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
    return () => {
      near.disconnect();
      seen.disconnect();
    };
  }, [page, element]);
  return view;
};

/** Whether a player that is no background runs on the page. */
const useOtherPlayer = (): boolean => {
  const { page } = useScope();
  const [running, setRunning] = useState<EventTarget | null>(null);
  const isPlayer = ({ target }: Event) => target instanceof Element && !target.closest(names.roots);
  // Media events do not bubble.
  const options = { capture: true };
  useListen(page.document, 'play', (event) => isPlayer(event) && setRunning(event.target), options);
  // At the player: out of the page its pause reaches no document.
  const hasEnded = () => setRunning(null);
  useListen(running, 'pause', hasEnded);
  useListen(running, 'ended', hasEnded);
  return running !== null;
};

type Saving = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Covers its element at any ratio; the old player's wrapper did that with arithmetic. */
const COVER = {
  width: '100%',
  height: '100%',
  'max-width': 'none',
  margin: '0px',
  'object-fit': 'cover',
} as const;

/**
 * A video behind an element: it plays while it is in view, stands still for visitors who want less
 * movement or data, and has a pause button (specification S4.30, divi-effects.md §4).
 * The videos of a slider's slides are all fetched with it, and a slide that leaves pauses its own at once.
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
      // The parser has begun to fetch it; loading again with `preload="none"` ends that.
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
    // A slide that is not shown is out of view, and its slider has paused it.
    playsOutside: has(names.playsOutside) && !isOfSlide,
    isResting: hoverHost !== null && !isHovered,
    isOutdone: has(names.givesWay) && isOther,
    isSparing: isReduced || connection?.saveData === true,
  });

  useStyles(videos, () => COVER);
  useAttributes(videos, () => ({
    // Decoration is nothing to be read out, nor, in Firefox, a stop of the keyboard.
    'aria-hidden': 'true',
    tabindex: '-1',
    // It must neither start nor be fetched by itself.
    autoplay: null,
    ...(!isOfSlide && { preload: isFar ? 'none' : undefined }),
  }));
  useEffect(() => {
    if (!isKnown) return undefined;
    const pause = () => {
      // Telling one that stands still would make the browser look for its file.
      for (const video of videos) if (!video.paused) video.pause();
    };
    if (isPlaying) {
      // Where the browser refuses, as to save power, it waits for the visitor's press.
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
