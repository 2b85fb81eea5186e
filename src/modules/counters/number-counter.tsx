import type { IslandProps } from '../../runtime/definition';
import { useClasses } from '../../runtime/dom';
import * as names from './names';
import { useCount, useSight } from './use-count';

/** A number that counts up when it comes into view (divi-modules.md §11.3). */
export function NumberCounter({ root }: IslandProps) {
  const sight = useSight(root);
  useCount({ element: root, sight });
  useClasses([root], () => ({ [names.counting]: sight ? true : null }));
  return null;
}
