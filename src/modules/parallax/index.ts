import type { IslandProps } from '../../runtime/definition';
import { useEffect, useState } from 'react';
import { useScope, useStore } from '../../runtime/dom';
import { stuckModule } from '../../runtime/names/divi';
import { moveByScroll } from './move-by-scroll';
import { moveByTimeline, pageTimeline } from './move-by-timeline';
import { parallaxHeight } from './parallax-offset';

/** Parallax backgrounds (divi-effects.md §3). */
const WRAPPER = 'et_parallax_bg_wrap';

interface Box {
  /** Height of the covered box, in pixels. */
  readonly height: number;
  /** The timeline that moves it, where the engine supports that. */
  readonly timeline: AnimationTimeline | null;
}

/** A stuck element no longer moves through the window. */
const isHeld = (element: Element): boolean => element.closest(stuckModule) !== null;

/**
 * A background that moves slower than the page (specification S9.28). On phones, in builders and
 * under reduced motion it does not move, as in the style sheet.
 */
export function Parallax({ root, page }: IslandProps) {
  const { changes } = useScope();
  const isStill =
    useStore(page.stores.$motion) === 'reduce' ||
    page.mode.isBuilder ||
    page.window.matchMedia('(pointer: coarse) and (hover: none)').matches;
  const { height: viewport } = useStore(page.stores.$viewport);
  const [subject] = useState(() => root.closest(`.${WRAPPER}`) ?? root.parentElement);
  const [isStuck, setStuck] = useState(() => isHeld(root));
  useEffect(() => page.bus.on('sticky:changed', () => setStuck(isHeld(root))), [page, root]);
  const [{ height, timeline }, setBox] = useState<Box>({ height: 0, timeline: null });

  useEffect(() => {
    if (!subject) return undefined;
    // Layout is up to date here, so reading it forces none.
    const observer = new page.window.ResizeObserver(() =>
      setBox({
        // Includes the padding, as of a section without a wrapper.
        height: subject.clientHeight,
        timeline: pageTimeline(page.window, subject),
      }),
    );
    observer.observe(subject);
    return () => observer.disconnect();
  }, [page, subject]);

  useEffect(() => {
    if (isStill || !subject || height === 0) return undefined;
    changes.setStyle(root, 'height', `${parallaxHeight(viewport, { height })}px`);
    const stop =
      timeline && !isStuck
        ? moveByTimeline(root, timeline, { height, viewport })
        : moveByScroll(page, root, { subject, changes, isStuck });
    return () => {
      stop();
      changes.setStyle(root, 'transform', null);
      changes.setStyle(root, 'height', null);
    };
  }, [changes, page, root, subject, isStill, isStuck, viewport, height, timeline]);
  return null;
}
