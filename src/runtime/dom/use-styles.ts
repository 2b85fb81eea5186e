import { useLayoutEffect } from 'react';
import { applyStyles, type Rule, type Styles } from './apply-rules';
import type { StyledElement } from './changes';
import { useScope } from './island-context';

/** Sets inline styles of server elements after each render; all of it is taken back on unmount. */
export const useStyles = <E extends StyledElement>(
  elements: readonly E[],
  rule: Rule<Styles, E>,
): void => {
  const { changes } = useScope();
  useLayoutEffect(() => applyStyles(changes, elements, rule));
};
