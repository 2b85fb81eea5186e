import { withOption } from './with-option';

export { createPortal } from 'preact';

/** Replaces `react-dom`: what an action renders is in the document when this returns. */
export const flushSync = <T>(action: () => T): T => {
  let render: (() => void) | undefined;
  return withOption(
    'debounceRendering',
    (next) => {
      render = next;
    },
    () => {
      const result = action();
      render?.();
      return result;
    },
  );
};
