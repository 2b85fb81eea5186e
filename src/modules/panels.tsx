import type { IslandProps } from '../runtime/definition';
import { Tabs } from './tabs';
import { root as tabs } from './tabs/names';
import { Toggle } from './toggle';

/** Tabs, toggles and accordions travel in one chunk: together they are smaller than apart. */
export function island(props: IslandProps) {
  const Panel = props.root.classList.contains(tabs) ? Tabs : Toggle;
  return <Panel {...props} />;
}
