import type { IslandProps } from '../../runtime/definition';
import { useEffect, useState } from 'react';
import { useScope, useStore } from '../../runtime/dom';
import { moveByScroll } from './move-by-scroll';
import { moveByTimeline } from './move-by-timeline';
import * as names from './names';
import { parallaxHeight } from './parallax-offset';

/**
 * A background that moves slower than the page (specification S9.28). Phones, builders and visitors
 * who want less movement see it still, as the style sheet has it.
 */
export function island({ root, page }: IslandProps) {
  const { changes } = useScope();
  const isStill =
    useStore(page.stores.$motion) === 'reduce' ||
    page.mode.isBuilder ||
    page.window.matchMedia('(pointer: coarse) and (hover: none)').matches;
  const { height: viewport } = useStore(page.stores.$viewport);
  const [subject] = useState(() => root.closest(`.${names.wrapper}`) ?? root.parentElement);
  const [height, setHeight] = useState(0);

  useEffect(() => {
    if (!subject) return undefined;
    const observer = new page.window.ResizeObserver(([entry]) =>
      setHeight(entry?.contentRect.height ?? 0),
    );
    observer.observe(subject);
    return () => observer.disconnect();
  }, [page, subject]);

  useEffect(() => {
    if (isStill || !subject || height === 0) return undefined;
    changes.setStyle(root, 'height', `${parallaxHeight(viewport, { height })}px`);
    const stop =
      moveByTimeline(page.window, root, { subject, height }) ??
      moveByScroll(page, root, { subject, changes });
    return () => {
      stop();
      changes.setStyle(root, 'transform', null);
      changes.setStyle(root, 'height', null);
    };
  }, [changes, page, root, subject, isStill, viewport, height]);
  return null;
}
