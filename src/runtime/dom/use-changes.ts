import { useLayoutEffect } from 'react';
import {
  type Attributes,
  applyAttributes,
  type Rule,
  applyClasses,
  type Classes,
  applyStyles,
  type Styles,
} from './apply-rules';
import { useScope } from './island-context';
import type { StyledElement } from './changes';

/** Sets attributes of server elements after each render; undone on unmount. */
export const useAttributes = (elements: readonly Element[], rule: Rule<Attributes>): void => {
  const { changes } = useScope();
  useLayoutEffect(() => applyAttributes(changes, elements, rule));
};

/** Sets classes of server elements after each render; undone on unmount. */
export const useClasses = (elements: readonly Element[], rule: Rule<Classes>): void => {
  const { changes } = useScope();
  useLayoutEffect(() => applyClasses(changes, elements, rule));
};

/** Sets inline styles of server elements after each render; undone on unmount. */
export const useStyles = <E extends StyledElement>(
  elements: readonly E[],
  rule: Rule<Styles, E>,
): void => {
  const { changes } = useScope();
  useLayoutEffect(() => applyStyles(changes, elements, rule));
};
