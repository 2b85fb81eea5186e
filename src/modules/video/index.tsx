import { safeUrl } from '../../runtime/kit';
import { useLayoutEffect, useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import {
  animate,
  FOCUS_RING,
  pressWithKeys,
  useAttributes,
  useDuration,
  useListen,
  useStyleSheet,
  useStyles,
} from '../../runtime/dom';

const OVERLAY = 'et_pb_video_overlay';
const BOX = '.et_pb_video_box';
const PLAY = 'et_pb_video_play';
const SLIDER = '.et_pb_slider';
/** The slider's own event (divi-modules.md §3.1), as emitted by the bridge. */
const SLIDER_MOVES = 'skerry:simple_slider_before_move_to';

/** The address of a player that starts immediately; null for an address that must not be changed. */
export const autoplayAddress = (address: string | null, base: string): string | null => {
  const url = safeUrl(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (url.searchParams.has('autoplay')) return address;
  // As the first parameter, joined with a plain "&" (divi-modules.md §10.2).
  url.search = ['autoplay=1', url.search.slice(1)].filter(Boolean).join('&');
  return url.href;
};

/** Looked up each time: responsive content replaces the player (divi-modules.md §14). */
const playerIn = (root: Element) => {
  const frames = [...root.querySelectorAll('iframe')];
  const isFacebook = root.querySelector('.fb-video') !== null && frames.length > 2;
  return { frame: frames[isFacebook ? 2 : 0], video: root.querySelector('video') };
};

/** divi-modules.md §10.2. */
const FADE_MS = 500;

const CSS = `.${PLAY}:focus-visible{${FOCUS_RING}}`;

/** A cover over a video: a click removes it and plays (divi-modules.md §10.2). */
export function Video({ root, page }: IslandProps) {
  const [{ overlay, links }] = useState(() => {
    const cover = root.querySelector<HTMLElement>(`.${OVERLAY}`);
    return {
      overlay: cover,
      links: [...(cover?.querySelectorAll<HTMLElement>(`.${PLAY}`) ?? [])],
    };
  });
  const { frame, video } = playerIn(root);
  const [state, setState] = useState<'covered' | 'leaving' | 'playing'>('covered');
  const isPlaying = state !== 'covered';
  const fadeMs = useDuration(FADE_MS);

  const start = async () => {
    if (isPlaying) return;
    const now = playerIn(root);
    if (!now.frame && now.video) {
      try {
        await now.video.play();
      } catch {
        // The browser refuses, or nothing can be played: the cover stays.
        return;
      }
    }
    setState('leaving');
  };
  useListen<MouseEvent>(overlay, 'click', (event) => {
    event.preventDefault();
    void start();
  });
  useListen<KeyboardEvent>(overlay, 'keydown', (event) => {
    if (links.includes(event.target as HTMLElement)) pressWithKeys(event);
  });
  // A leaving slide stops its sound, and its cover is restored.
  useListen<CustomEvent<readonly { next_slide?: unknown }[]>>(
    root.closest(SLIDER),
    SLIDER_MOVES,
    () => {
      video?.pause();
      setState('covered');
    },
  );

  useStyleSheet(CSS);
  useAttributes(links, () => ({
    role: 'button',
    'aria-label': page.labels(['playVideo', 'Play video']),
  }));
  useAttributes(frame ? [frame] : [], () => ({
    // A frame that a consent tool has emptied is left alone.
    src: isPlaying
      ? (autoplayAddress(frame?.getAttribute('src') ?? null, root.baseURI) ?? undefined)
      : undefined,
    tabindex: isPlaying ? '-1' : undefined,
  }));
  const player = frame ?? video;
  // The consent request that replaces a frame is beside it in the box.
  const box = root.querySelector<HTMLElement>(BOX) ?? player;
  // Behind the cover, focused elements are not visible.
  useAttributes(overlay && box ? [box] : [], () => ({ inert: isPlaying ? undefined : '' }));
  useLayoutEffect(() => {
    if (state !== 'leaving' || !overlay) return;
    // A frame that waits for consent is not displayed: the consent request gets the focus instead.
    const shown = player?.getClientRects().length
      ? player
      : box?.querySelector<HTMLElement>('[tabindex="0"],button');
    shown?.focus({ preventScroll: true });
    const run = animate([overlay], () => [{ opacity: 1 }, { opacity: 0 }], {
      durationMs: fadeMs,
      // A slide that has left meanwhile stays silent.
      done: () => setState((now) => (now === 'leaving' ? 'playing' : now)),
    });
    return run.cancel;
  }, [state, overlay, box, player, fadeMs]);
  useStyles(overlay ? [overlay] : [], () => ({ display: state === 'playing' ? 'none' : null }));
  return null;
}
