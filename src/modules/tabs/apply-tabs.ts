import {
  applyAttributes,
  applyClasses,
  applyCollapsed,
  type Changes,
  tabStates,
} from '../../runtime/kit';
import * as names from './names';
import type { TabsElements } from './read-tabs';
import type { TabsState } from './tabs-state';

export interface TabsLook extends TabsState {
  readonly isStacked: boolean;
}

/** Roles, states and classes of tabs (WAI-ARIA pattern), with and without the island. */
export const applyTabs = (
  changes: Changes,
  { root, controls, tabs, links, panels, linkIds, panelIds }: TabsElements,
  { shown, wanted, phase, isStacked }: TabsLook,
): void => {
  const count = panels.length;
  const hasTabs = count > 0;
  applyClasses(changes, [root], () => ({ [names.stacked]: isStacked || null }));
  applyClasses(changes, tabs, (index) => ({ [names.active]: index === wanted }));
  if (hasTabs) {
    applyAttributes(changes, controls ? [controls] : [], () => ({
      role: 'tablist',
      'aria-orientation': isStacked ? 'vertical' : undefined,
    }));
    applyAttributes(changes, tabs, () => ({ role: 'presentation' }));
    applyAttributes(changes, links, (index) => ({
      role: 'tab',
      ...tabStates(index === wanted),
      id: linkIds[index],
      'aria-controls': panelIds[index],
      // A tab that the server printed without a panel is disabled.
      'aria-disabled': index >= count || null,
    }));
  }
  applyClasses(changes, panels, (index) => ({
    [names.activePanel]: index === shown,
    [names.leaving]: (index === shown && phase === 'out') || null,
  }));
  applyCollapsed(changes, panels, {
    isCollapsed: (index) => index !== shown,
    displayOf: (_, panel) => (panel.classList.contains(names.serverPanel) ? null : 'block'),
  });
  applyAttributes(changes, panels, (index) => ({
    role: 'tabpanel',
    id: panelIds[index],
    'aria-labelledby': linkIds[index],
    // A collapsed panel is no tab stop.
    tabindex: index === shown ? 0 : undefined,
  }));
};
