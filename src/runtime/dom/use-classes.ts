import { useLayoutEffect } from 'react';
import { useScope } from './island-context';

/** Class → on, off, or null to leave it to the server. */
export type Classes = Readonly<Record<string, boolean | null>>;

/** Sets classes of server elements after each render; all of it is taken back on unmount. */
export const useClasses = (
  elements: readonly Element[],
  classesOf: (index: number, element: Element) => Classes,
): void => {
  const { changes } = useScope();
  useLayoutEffect(() => {
    elements.forEach((element, index) => {
      for (const [name, isOn] of Object.entries(classesOf(index, element))) {
        changes.setClass(element, name, isOn);
      }
    });
  });
};
