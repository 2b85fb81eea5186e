import { useEffect, useState } from 'react';
import { PauseButton } from '../../runtime/carousel/pause-button';
import type { IslandProps } from '../../runtime/definition';
import { createPortal, useAttributes, useListen, useStore, useStyles } from '../../runtime/dom';
import { mayPlay } from './may-play';
import * as names from './names';
import { useInView } from './use-in-view';
import { useOtherPlayer } from './use-other-player';

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
 * A clip behind an element: it plays while it is in view, stands still for visitors who want less
 * movement or data, and has a pause button (specification S4.30, divi-effects.md §4).
 * Clips of slides are started and stopped by their slider.
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
      // The parser has begun to fetch it; loading anew with `preload="none"` ends that.
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
    playsOutside: has(names.playsOutside),
    isResting: hoverHost !== null && !isHovered,
    isOutdone: has(names.givesWay) && isOther,
    isSparing: isReduced || connection?.saveData === true,
  });

  useStyles(videos, () => COVER);
  // It must neither start nor be fetched by itself; decoration is nothing to be read out.
  useAttributes(isOfSlide ? [] : videos, () => ({
    autoplay: null,
    preload: isFar ? 'none' : undefined,
    'aria-hidden': 'true',
  }));
  useEffect(() => {
    if (isOfSlide || !isKnown) return undefined;
    for (const video of videos) {
      // A browser may refuse to play; the picture behind is enough then.
      if (isPlaying) void video.play().catch(() => {});
      // Telling one that stands still would make the browser look for its file.
      else if (!video.paused) video.pause();
    }
    return () => {
      for (const video of videos) if (!video.paused) video.pause();
    };
  }, [videos, isOfSlide, isPlaying, isKnown]);

  if (isOfSlide || hoverHost || !host || !wasSeen || videos.length === 0) return null;
  const isStopped = !isPlaying;
  const toggle = () => setChoice(isStopped ? 'play' : 'pause');
  return createPortal(<PauseButton auto={{ isStopped, toggle }} />, host);
}
