import * as names from './names';
import { useLayoutEffect, useState } from 'react';
import { GroupCarousel } from '../../runtime/carousel/group-carousel';
import type { IslandProps } from '../../runtime/definition';
import {
  useAnnouncement,
  useClasses,
  useScope,
  useStyleSheet,
  useStyles,
  watchWidth,
} from '../../runtime/dom';
import { useRows } from './use-rows';

/** Number of columns by minimum width of the container, in pixels (specification S9.25). */
const steps = [
  [1600, 5],
  [1024, 4],
  [768, 3],
  [480, 2],
] as const;

export const portfolioColumns = (width: number): number =>
  steps.find(([from]) => width >= from)?.[1] ?? 1;

/** Height of an item divided by its width (specification S9.25). */
const SHAPE = 0.75;

export const portfolioItemHeight = (width: number): number =>
  (width / portfolioColumns(width)) * SHAPE;

/** Specification S9.10. */
const SLIDE_MS = 700;
/** Default of the attribute, in milliseconds (specification S9.09). */
const AUTO_MS = 7000;

const FOCUSED = `.${names.portfolioImage}:focus-within`;
/** Title and link over a project, which style sheets show on hover only. */
const CSS = `${FOCUSED} .${names.overlay},${FOCUSED} .${names.meta}{z-index:3!important;opacity:1!important}`;

/** Name of a project; the owner may hide its title. */
const titleOf = (item: HTMLElement) =>
  item.querySelector(`.${names.itemTitle}`)?.textContent ?? item.querySelector('img')?.alt;

/** Full-width projects side by side, as a grid or sliding (divi-modules.md §8.3). */
export function FullwidthPortfolio({ root }: IslandProps) {
  const { page } = useScope();
  const [{ track, items }] = useState(() => ({
    track: root.querySelector<HTMLElement>(`.${names.portfolioItems}`),
    items: [...root.querySelectorAll<HTMLElement>(`.${names.portfolioItem}`)],
  }));
  const [width, setWidth] = useState(track?.clientWidth ?? 0);
  useLayoutEffect(() => {
    if (!track) return;
    const measure = () => setWidth(track.clientWidth);
    const watched = watchWidth(track, measure);
    // Below the window it is not watched yet, but its height moves what follows.
    const stop = page.stores.$viewport.listen(measure);
    return () => {
      stop();
      watched.undo();
    };
  }, [track, page]);
  const isCarousel = root.classList.contains(names.carousel);
  const columns = portfolioColumns(width);
  const height = `${portfolioItemHeight(width)}px`;
  const share = `${100 / columns}%`;

  useStyleSheet(CSS);
  useClasses(track ? [track] : [], () =>
    Object.fromEntries(
      [1, 2, 3, 4, 5].map((each) => [names.columns + each, each === columns || null]),
    ),
  );
  useStyles(items, () => (width > 0 ? { height, width: share, 'max-width': share } : {}));
  useStyles(track ? [track] : [], () => ({ height: isCarousel && width > 0 ? height : null }));
  const [{ moves, titles }, setMoved] = useState({ moves: 0, titles: '' });
  useAnnouncement(titles, moves);
  useRows(track, items, `${moves} ${columns}`);

  if (!isCarousel || !track || items.length === 0) return null;
  const isAuto = root.getAttribute(names.autoRotate) === 'on';
  const autoMs = Number.parseInt(root.getAttribute(names.autoRotateSpeed) ?? '', 10);
  return (
    <GroupCarousel
      {...{ track, items, columns }}
      groupClass={names.carouselGroup}
      durationMs={SLIDE_MS}
      autoMs={isAuto ? autoMs || AUTO_MS : null}
      onMove={(shown) =>
        setMoved((before) => ({
          moves: before.moves + 1,
          titles: shown.flatMap((item) => titleOf(item)?.trim() || []).join(', '),
        }))
      }
    />
  );
}
