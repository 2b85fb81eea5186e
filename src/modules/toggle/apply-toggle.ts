import {
  applyAttributes,
  applyClasses,
  applyCollapsed,
  applyStyles,
  type Changes,
} from '../../runtime/kit';
import * as names from './names';
import type { ToggleElements } from './read-toggle';
import type { ToggleState } from './toggle-state';

/**
 * Roles, states and classes of an accordion or a toggle (WAI-ARIA disclosure), with and without the
 * island.
 */
export const applyToggle = (
  changes: Changes,
  { root, isAccordion, items, contents, buttons, buttonIds, contentIds }: ToggleElements,
  { open, target }: ToggleState,
): void => {
  const isMoving = target !== null;
  const expanded = target ?? open;
  const isCollapsed = (index: number) => index !== open && index !== target;
  applyAttributes(changes, buttons, (index) => ({
    role: 'button',
    tabindex: 0,
    id: buttonIds[index],
    'aria-expanded': index === expanded,
    'aria-controls': contentIds[index],
    'aria-disabled': (isAccordion && index === expanded) || null,
  }));
  applyAttributes(changes, contents, (index) => ({
    id: contentIds[index],
    role: isCollapsed(index) ? undefined : 'region',
    'aria-labelledby': buttonIds[index],
  }));
  applyClasses(changes, [root], () => ({ [names.toggling]: (isAccordion && isMoving) || null }));
  applyClasses(changes, items, (index) => ({
    [names.open]: index === open,
    [names.closed]: index !== open,
  }));
  applyCollapsed(changes, contents, {
    isCollapsed,
    // Before it is open the style sheet hides it; afterwards it may lay it out as flex or grid
    // (divi-5.md §3).
    displayOf: (index) => (index === open ? null : 'block'),
  });
  applyStyles(changes, contents, (index) => ({
    overflow: isMoving && !isCollapsed(index) ? 'hidden' : null,
  }));
};
