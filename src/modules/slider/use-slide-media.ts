import { useEffect } from 'react';
import { useScope, useStore } from '../../runtime/dom';
import * as names from './names';

/** Frames that play without a cover; the cover's own module stops the others. */
const framesIn = (slide: Element | undefined) =>
  [...(slide?.querySelectorAll<HTMLIFrameElement>('iframe[src]') ?? [])].filter(
    (frame) => !frame.closest(names.videoWrap),
  );

/**
 * Only the active slide plays: its background clip goes on, what leaves falls silent
 * (divi-modules.md §6.3). Under reduced motion background clips stand still.
 */
export const useSlideMedia = (
  slides: readonly HTMLElement[],
  { active, left, isMoving }: { active: number; left: number | null; isMoving: boolean },
): void => {
  const { page } = useScope();
  const isReduced = useStore(page.stores.$motion) === 'reduce';
  useEffect(() => {
    slides.forEach((slide, index) => {
      for (const video of slide.querySelectorAll('video')) {
        const isBackground = video.closest(names.background) !== null;
        if (index !== active || (isBackground && isReduced)) video.pause();
        // A browser may refuse to play; the picture behind is enough then.
        else if (isBackground) void video.play().catch(() => {});
      }
    });
  }, [slides, active, isReduced]);
  useEffect(() => {
    if (isMoving || left === null) return;
    // Nothing else stops a player of another origin.
    for (const frame of framesIn(slides[left])) frame.src = `${frame.getAttribute('src')}`;
  }, [slides, left, isMoving]);
};
