import { useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import { useAttributes, useStyles } from '../../runtime/dom';
import * as names from './names';
import { useLiveAttributes } from './use-live-attributes';

const observed = [names.barWidth];

/** Gives bars their length; the style sheet lets them grow (divi-modules.md §11.4). */
export function BarCounters({ root }: IslandProps) {
  const [bars] = useState(() => [...root.querySelectorAll<HTMLElement>(`.${names.bar}`)]);
  useLiveAttributes(root, observed);
  useStyles(bars, (_, bar) => {
    const width = Number.parseFloat(bar.getAttribute(names.barWidth) ?? '');
    // More than everything would leave the page on a phone.
    return { width: width >= 0 ? `${Math.min(width, 100)}%` : null };
  });
  // The second copy of each text is there for its colour only.
  useAttributes(bars, (_, { classList }) => ({
    'aria-hidden': classList.contains(names.barOverlay) || undefined,
  }));
  return null;
}
