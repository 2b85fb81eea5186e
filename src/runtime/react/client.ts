import { type ComponentChild, render } from 'preact';
import { withOption } from './with-option';

/** Stands for `react-dom/client`. A root is empty when it is made. */
export const createRoot = (container: Element) => ({
  render: (children: ComponentChild) => render(children, container),
  // As in React, effects have ended when this returns: Preact ends them after the next frame, and until then
  // they would go on answering events.
  unmount: () =>
    withOption(
      'requestAnimationFrame',
      (end) => end(),
      () => render(null, container),
    ),
});
