import { type Point, swipeOf } from '../swipe-of';
import { type Listening, listen } from './listen';

/** Text that is being edited. */
const TEXT = '.et-fb-editable-element, .et-fb-popover-tinymce';

const pointOf = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): Point => ({ x, y, at });

/** Reports swipes by touch, pen and mouse; the click that ends a swipe follows no link. */
export const watchSwipes = (
  target: HTMLElement,
  onSwipe: (direction: 'left' | 'right') => void,
  listening: Listening,
): void => {
  let from: Point | null = null;
  let hasSwiped = false;
  const on = <E extends Event>(type: string, listener: (event: E) => void, capture = false) =>
    listen<E>(target, type, listener, { ...listening, capture });

  on<PointerEvent>('pointerdown', (event) => {
    const { isPrimary, button } = event;
    hasSwiped = false;
    const isInText = event.target instanceof Element && event.target.closest(TEXT) !== null;
    from = isPrimary && button === 0 && !isInText ? pointOf(event) : null;
  });
  on<PointerEvent>('pointerup', (event) => {
    const direction = from && swipeOf(from, pointOf(event));
    from = null;
    if (!direction) return;
    hasSwiped = true;
    onSwipe(direction);
  });
  on('pointercancel', () => {
    from = null;
  });
  // Otherwise the browser starts dragging an image or a link.
  on('dragstart', (event) => event.preventDefault());
  // In the capture phase, before the listeners of what was swiped.
  on<MouseEvent>(
    'click',
    (event) => {
      if (!hasSwiped || event.detail === 0) return;
      hasSwiped = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
};
