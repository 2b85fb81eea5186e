import { useLayoutEffect, useState } from 'react';
import { replaceContents } from '../../runtime/dom';

/**
 * Writes the text of a server element many times a second, without React. The server's text is
 * restored when the island ends.
 */
export const useText = (element: Element | null | undefined): ((data: string) => void) => {
  const [{ write, undo }] = useState(() => {
    const node = new Text();
    let restore = () => {};
    return {
      write(data: string) {
        node.data = data;
        if (element && !node.parentNode) restore = replaceContents(element, node);
      },
      undo: () => restore(),
    };
  });
  useLayoutEffect(() => undo, [undo]);
  return write;
};
