import { useRef } from 'react';
import { useListen } from '../../runtime/dom';
import { type Point, swipeOf } from './swipe';

const EDITABLE = '.et-fb-editable-element, .et-fb-popover-tinymce';

const pointOf = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): Point => ({ x, y, at });

/** Swipes by finger, pen and mouse; the click that ends a swipe follows no link. */
export const useSwipe = (
  root: HTMLElement | null,
  onSwipe: (direction: 'left' | 'right') => void,
): void => {
  const from = useRef<Point | null>(null);
  const hasSwiped = useRef(false);

  useListen<PointerEvent>(root, 'pointerdown', (event) => {
    const { target, isPrimary, button } = event;
    hasSwiped.current = false;
    const isEditing = target instanceof Element && target.closest(EDITABLE) !== null;
    from.current = isPrimary && button === 0 && !isEditing ? pointOf(event) : null;
  });
  useListen<PointerEvent>(root, 'pointerup', (event) => {
    const direction = from.current && swipeOf(from.current, pointOf(event));
    from.current = null;
    if (!direction) return;
    hasSwiped.current = true;
    onSwipe(direction);
  });
  useListen(root, 'pointercancel', () => {
    from.current = null;
  });
  // The browser would otherwise carry a picture or a link away.
  useListen(root, 'dragstart', (event) => event.preventDefault());
  useListen<MouseEvent>(root, 'click', (event) => {
    if (!hasSwiped.current || event.detail === 0) return;
    hasSwiped.current = false;
    event.preventDefault();
    event.stopPropagation();
  });
};
