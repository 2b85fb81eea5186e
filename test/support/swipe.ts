import { act } from 'react';

/** A swipe over an element, between two distances from its left edge, in pixels. */
export const swipe = (target: Element, from: number, to: number) =>
  act(() => {
    for (const [type, clientX] of [
      ['pointerdown', from],
      ['pointerup', to],
    ] as const) {
      const event = new PointerEvent(type, {
        clientX,
        clientY: 9,
        isPrimary: true,
        button: 0,
        bubbles: true,
      });
      // A fixed time, so that the swipe does not depend on the speed of the machine.
      Object.defineProperty(event, 'timeStamp', { value: 1 });
      target.dispatchEvent(event);
    }
  });
