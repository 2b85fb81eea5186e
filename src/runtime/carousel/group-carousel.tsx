import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useScope } from '../dom/island-context';
import { FOCUS_RING } from '../dom/focus-ring';
import { useDuration } from '../dom/use-store';
import { useStyleSheet } from '../dom/use-style-sheet';
import { useAttributes, useStyles } from '../dom/use-changes';
import { Arrows, arrowNames, useArrowKeys } from './arrows';
import { type Carousel, createCarousel } from './create-carousel';
import { PauseButton } from './pause-button';
import { useAutoAdvance } from './use-auto-advance';
import { useSwipe } from './use-swipe';

interface Props {
  /** Contains the items; needs a fixed height, because groups leave the flow while they move. */
  readonly track: HTMLElement;
  readonly items: readonly HTMLElement[];
  readonly columns: number;
  readonly groupClass: string;
  readonly arrowClass?: string;
  readonly durationMs: number;
  /** Milliseconds between automatic moves; null for none. */
  readonly autoMs: number | null;
  /** Called with the items that have moved in; with none for an automatic move. */
  readonly onMove?: (items: readonly HTMLElement[]) => void;
}

const CSS = `.${arrowNames.block} a:focus-visible{opacity:1!important;${FOCUS_RING}}`;

/** A track whose items change in groups, preceded by arrows (divi-modules.md §6.6). */
export function GroupCarousel(props: Props) {
  const { track, items, columns, groupClass, arrowClass = '', autoMs, onMove } = props;
  const { page } = useScope();
  const carousel = useRef<Carousel | null>(null);
  const durationMs = useDuration(props.durationMs);
  const [moves, setMoves] = useState(0);
  const hasMore = items.length > columns;

  useStyleSheet(CSS);
  // A changed number of columns starts again from the first item.
  useLayoutEffect(() => {
    const created = createCarousel({ track, items, groupClass, columns });
    carousel.current = created;
    return created.undo;
  }, [track, items, groupClass, columns]);

  const move = (direction: 'next' | 'previous', isManual = true) => {
    if (!carousel.current?.move(direction, durationMs)) return;
    setMoves((count) => count + 1);
    onMove?.(isManual ? carousel.current.shown() : []);
  };
  const latestMove = useRef(move);
  useEffect(() => {
    latestMove.current = move;
  });
  const advance = useCallback(() => latestMove.current('next', false), []);
  useSwipe(hasMore ? track : null, (side) => move(side === 'left' ? 'next' : 'previous'));
  const auto = useAutoAdvance(
    { isAuto: autoMs !== null, speedMs: autoMs ?? 0 },
    { moves, count: hasMore ? items.length : 1, advance },
  );
  const onKeyDown = useArrowKeys(move);

  // The old script inserted the arrows first, and styles rely on it.
  const [host] = useState(() => {
    const created = track.ownerDocument.createElement('div');
    created.className = arrowNames.block;
    return created;
  });
  useLayoutEffect(() => {
    track.prepend(host);
    return () => host.remove();
  }, [track, host]);
  useStyles([host], () => ({ display: hasMore ? null : 'none' }));
  // A group tells the arrows of several carousels apart (APG, carousel pattern).
  useAttributes(hasMore ? [track] : [], () => ({
    role: 'group',
    'aria-roledescription': page.labels('carousel'),
  }));
  return createPortal(
    <div onKeyDown={onKeyDown} style={{ display: 'contents' }}>
      <Arrows extraClass={arrowClass} move={move} />
      {auto.hasControl && <PauseButton auto={auto} />}
    </div>,
    host,
  );
}
