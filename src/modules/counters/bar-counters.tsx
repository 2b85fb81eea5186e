import { useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import { useAttributes, useStyles } from '../../runtime/dom';
import * as names from './names';
import { useLiveAttributes } from './use-live-attributes';

const observed = [names.barWidth];

/** Sets the length of bars; the style sheet animates them (divi-modules.md §11.4). */
export function BarCounters({ root }: IslandProps) {
  const [bars] = useState(() => [...root.querySelectorAll<HTMLElement>(`.${names.bar}`)]);
  useLiveAttributes(root, observed);
  useStyles(bars, (_, bar) => {
    const width = Number.parseFloat(bar.getAttribute(names.barWidth) ?? '');
    // More than 100 % would overflow the page on a phone.
    return { width: width >= 0 ? `${Math.min(width, 100)}%` : null };
  });
  // The second copy of each text differs in colour only.
  useAttributes(bars, (_, { classList }) => ({
    'aria-hidden': classList.contains(names.barOverlay) || undefined,
  }));
  return null;
}
