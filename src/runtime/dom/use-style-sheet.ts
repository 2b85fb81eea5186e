import { useLayoutEffect } from 'react';
import { useScope } from './island-context';
import { addStyleSheet } from './style-sheet';

/** Adds rules while the island is mounted. */
export const useStyleSheet = (css: string): void => {
  const { root } = useScope();
  useLayoutEffect(() => addStyleSheet(root.ownerDocument, css), [root, css]);
};
