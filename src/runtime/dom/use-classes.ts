import { useLayoutEffect } from 'react';
import { applyClasses, type Classes, type Rule } from './apply-rules';
import { useScope } from './island-context';

/** Sets classes of server elements after each render; all of it is taken back on unmount. */
export const useClasses = (elements: readonly Element[], rule: Rule<Classes>): void => {
  const { changes } = useScope();
  useLayoutEffect(() => applyClasses(changes, elements, rule));
};
