import { useLayoutEffect } from 'react';
import type { StyledElement } from './changes';
import { useScope } from './island-context';

/** Property → value with its unit; null leaves it to the server. */
export type Styles = Readonly<Record<string, string | null>>;

/** Sets inline styles of server elements after each render; all of it is taken back on unmount. */
export const useStyles = <E extends StyledElement>(
  elements: readonly E[],
  stylesOf: (index: number, element: E) => Styles,
): void => {
  const { changes } = useScope();
  useLayoutEffect(() => {
    elements.forEach((element, index) => {
      for (const [property, value] of Object.entries(stylesOf(index, element))) {
        changes.setStyle(element, property, value);
      }
    });
  });
};
