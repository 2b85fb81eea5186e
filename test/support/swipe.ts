import { act } from 'react';

/** A finger goes over an element, from one distance of the left edge to another, in pixels. */
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
      // However busy the machine is that runs the test.
      Object.defineProperty(event, 'timeStamp', { value: 1 });
      target.dispatchEvent(event);
    }
  });
