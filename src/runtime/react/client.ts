import { type ComponentChild, options, render } from 'preact';

/** Stands for `react-dom/client`. A root is empty when it is made. */
export const createRoot = (container: Element) => ({
  render: (children: ComponentChild) => render(children, container),
  unmount() {
    // As in React, effects have ended when this returns: Preact ends them after the next frame, and until then
    // they would go on answering events.
    options.requestAnimationFrame = (end) => end();
    try {
      render(null, container);
    } finally {
      delete options.requestAnimationFrame;
    }
  },
});
