import type { IslandProps } from '../../runtime/definition';
import { useClasses } from '../../runtime/dom';
import * as names from './names';
import { useCount, useSeen } from './use-count';

/** A number that counts up when it comes into view (divi-modules.md §11.3). */
export function NumberCounter({ root }: IslandProps) {
  const seen = useSeen(root);
  useCount({ element: root, seen });
  useClasses([root], () => ({ [names.counting]: Boolean(seen) || null }));
  return null;
}
