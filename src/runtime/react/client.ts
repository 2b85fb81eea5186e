import { type ComponentChild, render } from 'preact';

/** Stands for `react-dom/client`. A root is empty when it is made. */
export const createRoot = (container: Element) => ({
  render: (children: ComponentChild) => render(children, container),
  unmount: () => render(null, container),
});
