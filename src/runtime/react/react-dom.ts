import { options } from 'preact';

export { createPortal } from 'preact';

/** Stands for `react-dom`: what an action renders is in the document when this returns. */
export const flushSync = <T>(action: () => T): T => {
  const { debounceRendering } = options;
  let render: (() => void) | undefined;
  options.debounceRendering = (next) => {
    render = next;
  };
  try {
    const result = action();
    render?.();
    return result;
  } finally {
    if (debounceRendering) options.debounceRendering = debounceRendering;
    else delete options.debounceRendering;
  }
};
