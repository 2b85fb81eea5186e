import { useEffect, useState } from 'react';
import { useListen } from '../dom/use-listen';
import { useScope } from '../dom/island-context';
import { useStore } from '../dom/use-store';

/** divi-modules.md §6.2: how often a slider looks whether others let it go on. */
const POLL_MS = 2000;

/** While the root has this class, others hold it (specification S4.20). */
const PAUSED = 'et_pb_pause_slider';

/** What has the focus for somebody who goes on from there; a press of the mouse leaves it behind. */
const KEYBOARD = ':focus-visible';

export interface AutoOptions {
  readonly isAuto: boolean;
  readonly speedMs: number;
  readonly ignoresHover?: boolean;
}

export interface Advance {
  /** Whether slides change by themselves right now. */
  readonly isRotating: boolean;
  readonly isHovered: boolean;
  /** Whether the visitor can stop and start it. */
  readonly hasControl: boolean;
  readonly isStopped: boolean;
  toggle(): void;
}

/**
 * Moves on after `speedMs`, counted from the start of a move (`moves` tells it). Waits while the
 * visitor points at it, has the keyboard in it, looks elsewhere, or has stopped it; never runs where
 * reduced motion is wanted.
 */
export const useAutoAdvance = (
  { isAuto, speedMs, ignoresHover }: AutoOptions,
  { moves, count, advance }: { moves: number; count: number; advance: () => void },
): Advance => {
  const { root, page } = useScope();
  const { document: doc } = page;
  // Pointer and focus may have been there before the island, which is told of their coming only.
  const [isHovered, setHovered] = useState(() => !ignoresHover && root.matches(':hover'));
  const [hasFocus, setFocus] = useState(() => root.querySelector(KEYBOARD) !== null);
  const [isHidden, setHidden] = useState(doc.hidden);
  const [isStopped, setStopped] = useState(false);
  const isReduced = useStore(page.stores.$motion) === 'reduce';
  const hasControl = isAuto && count > 1 && !isReduced;

  // Also while nothing moves: what has come before may leave then.
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
      // A move that was ignored, because one runs, must not be the last.
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
      // Who presses "play" is still there, and wants to see it.
      setHovered(false);
      setFocus(false);
    },
  };
};
