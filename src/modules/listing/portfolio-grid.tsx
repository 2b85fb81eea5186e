import { useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import { childrenOf } from '../../runtime/dom';
import * as names from './names';
import { useRows } from './use-rows';

/** A grid paged by the server, whose rows need to be marked (divi-modules.md §4.3). */
export function PortfolioGrid({ root }: IslandProps) {
  const [items] = useState(() => childrenOf(root, `.${names.gridItem}`));
  useRows(root, items, null);
  return null;
}
