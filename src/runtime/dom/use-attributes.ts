import { useLayoutEffect } from 'react';
import { type Attributes, applyAttributes, type Rule } from './apply-rules';
import { useScope } from './island-context';

/** Sets attributes of server elements after each render; all of it is taken back on unmount. */
export const useAttributes = (elements: readonly Element[], rule: Rule<Attributes>): void => {
  const { changes } = useScope();
  useLayoutEffect(() => applyAttributes(changes, elements, rule));
};
