import { safeUrl } from '../../runtime/kit';
import type { Sleep } from '../../runtime/wake/sleep';
import * as names from '../video-background/names';

const ROOT = 'et-pb-background-video';
const PLAYS_OUTSIDE = 'et-pb-background-video--play-outside-viewport';

/**
 * Prepares a native video background for playing (divi-5.md §3): sets the Divi 4 name of its
 * setting at once, and its sources when it comes near the window.
 */
export const setVideoSources: Sleep = ({ root, page, changes, onEnd, whileAsleep }) => {
  if (!root.classList.contains(ROOT)) return;
  if (root.classList.contains(PLAYS_OUTSIDE)) changes.setClass(root, names.playsOutside, true);
  const videos = [...root.querySelectorAll('video')];
  const sources = videos.flatMap((video) => [...video.querySelectorAll('source')]);
  /** A video reads its sources once, and again only on `load()`. */
  const loadAll = () => {
    for (const video of videos) video.load();
  };
  let hasEnded = false;
  onEnd(() => {
    hasEnded = true;
    for (const source of sources) changes.setAttribute(source, 'src', undefined);
    loadAll();
  });
  whileAsleep(() => {
    if (hasEnded) return;
    for (const source of sources) {
      const url = safeUrl(source.dataset['src'], page.document.baseURI);
      if (url && !source.hasAttribute('src')) changes.setAttribute(source, 'src', url.href);
    }
    loadAll();
  });
};
