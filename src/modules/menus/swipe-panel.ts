import { isRtl } from '../../runtime/kit';
import { type Point, swipeOf } from '../../runtime/swipe-of';
import type { SleepScope } from '../../runtime/wake/sleep';
import * as names from './names';

/** Pixels from the edge of the screen where a finger draws the panel in (divi-layout.md §3.5). */
const EDGE = 30;

/** A finger draws the panel in from the edge that it stands behind, and sends it back from anywhere. */
export const swipePanel = ({ root, page, listen }: SleepScope, panel: HTMLElement): void => {
  const { document: doc, window: win } = page;
  let from: Point | null = null;
  // Not pointers: the browser takes them away where a finger may scroll.
  const pointOf = ({ changedTouches: [touch], timeStamp: at }: TouchEvent): Point | null =>
    touch ? { x: touch.clientX, y: touch.clientY, at } : null;
  const on = (type: string, listener: (event: TouchEvent) => void) =>
    listen<TouchEvent>(doc, type, listener, { passive: true });
  on('touchstart', (event) => {
    from = event.touches.length === 1 ? pointOf(event) : null;
  });
  on('touchend', (event) => {
    const to = pointOf(event);
    const direction = from && to && swipeOf(from, to);
    if (!from || !direction) return;
    const isMirrored = isRtl(panel);
    const fromEdge = isMirrored ? from.x : win.innerWidth - from.x;
    const isIn = direction === (isMirrored ? 'right' : 'left');
    const isOpen = panel.classList.contains(names.panelOpened('slide'));
    if (isOpen ? !isIn : isIn && fromEdge <= EDGE) root.click();
  });
};
