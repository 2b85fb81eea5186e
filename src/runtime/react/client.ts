import { type ComponentChild, render } from 'preact';
import { withOption } from './with-option';

/** Replaces `react-dom/client`. A root is empty when it is created. */
export const createRoot = (container: Element) => ({
  render: (children: ComponentChild) => render(children, container),
  // As in React, effects have ended when this returns: Preact ends them after the next frame, and
  // until then they would go on handling events.
  unmount: () =>
    withOption(
      'requestAnimationFrame',
      (end) => end(),
      () => render(null, container),
    ),
});
