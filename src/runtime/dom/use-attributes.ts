import { useLayoutEffect } from 'react';
import { useScope } from './island-context';

/** Attribute → value; null removes it, undefined leaves it to the server. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Sets attributes of server elements after each render; all of it is taken back on unmount. */
export const useAttributes = (
  elements: readonly Element[],
  attributesOf: (index: number, element: Element) => Attributes,
): void => {
  const { changes } = useScope();
  useLayoutEffect(() => {
    elements.forEach((element, index) => {
      for (const [name, value] of Object.entries(attributesOf(index, element))) {
        changes.setAttribute(element, name, value == null ? value : String(value));
      }
    });
  });
};
