import { useEffect, useState } from 'react';
import { useListen } from '../dom/use-listen';
import { useScope } from '../dom/island-context';
import { useStore } from '../dom/use-store';

/** How often a slider checks whether other scripts still pause it, in milliseconds (divi-modules.md §6.2). */
const POLL_MS = 2000;

/** Other scripts pause a slider by setting this class on its root (specification S4.20). */
const PAUSED = 'et_pb_pause_slider';

/** Focus of a keyboard user; a mouse press also leaves focus behind, but not this. */
const KEYBOARD = ':focus-visible';

export interface AutoOptions {
  readonly isAuto: boolean;
  readonly speedMs: number;
  readonly ignoresHover?: boolean;
}

export interface Advance {
  /** Whether slides are changing automatically now. */
  readonly isRotating: boolean;
  readonly isHovered: boolean;
  /** Whether the visitor can pause and resume. */
  readonly hasControl: boolean;
  readonly isStopped: boolean;
  toggle(): void;
}

/**
 * Moves on after `speedMs`, counted from the start of a move (`moves` changes with each). Waits
 * while the pointer is over it, keyboard focus is inside, the page is hidden, or the visitor has
 * paused it; never runs under reduced motion.
 */
export const useAutoAdvance = (
  { isAuto, speedMs, ignoresHover }: AutoOptions,
  { moves, count, advance }: { moves: number; count: number; advance: () => void },
): Advance => {
  const { root, page } = useScope();
  const { document: doc } = page;
  // Pointer and focus may already be there when the island mounts, and events report changes only.
  const [isHovered, setHovered] = useState(() => !ignoresHover && root.matches(':hover'));
  const [hasFocus, setFocus] = useState(() => root.querySelector(KEYBOARD) !== null);
  const [isHidden, setHidden] = useState(doc.hidden);
  const [isStopped, setStopped] = useState(false);
  const isReduced = useStore(page.stores.$motion) === 'reduce';
  const hasControl = isAuto && count > 1 && !isReduced;

  // Also while nothing moves, to notice when pointer or focus leave.
  const target = isAuto ? root : null;
  useListen(ignoresHover ? null : target, 'mouseenter', () => setHovered(true));
  useListen(ignoresHover ? null : target, 'mouseleave', () => setHovered(false));
  useListen(target, 'focusin', ({ target: focused }) =>
    setFocus(focused instanceof Element && focused.matches(KEYBOARD)),
  );
  useListen(target, 'focusout', () => setFocus(false));
  useListen(isAuto ? doc : null, 'visibilitychange', () => setHidden(doc.hidden));

  const isRotating = hasControl && !isHovered && !hasFocus && !isHidden && !isStopped;
  useEffect(() => {
    if (!isRotating) return;
    const tick = () => {
      const isPaused = root.classList.contains(PAUSED);
      if (!isPaused) advance();
      // A move that was ignored because another one runs must not be the last.
      timer = setTimeout(tick, isPaused ? POLL_MS : speedMs);
    };
    let timer = setTimeout(tick, speedMs);
    return () => clearTimeout(timer);
  }, [isRotating, moves, speedMs, root, advance]);

  return {
    isRotating,
    isHovered: hasControl && isHovered,
    hasControl,
    isStopped,
    toggle() {
      setStopped((before) => !before);
      // A visitor who presses "play" still points at it, and wants to see it move.
      setHovered(false);
      setFocus(false);
    },
  };
};
