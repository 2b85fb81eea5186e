import type { Attrs } from './module';
import { hasValue, toText } from './presence';
import { affixSelectors } from './selectors';
import { checkedValue, isOrHas } from './responsive-values';

/** The field without `__sticky` and `__sticky_enabled`. */
export const stickyBase = (name: string): string => name.replace(/(__sticky(_enabled)?)+$/, '');

export const stickyField = (name: string): string => `${stickyBase(name)}__sticky`;
export const stickyEnabledField = (name: string): string => `${stickyBase(name)}__sticky_enabled`;

/** The colour of a background has no switch of its own. */
const switchOf = (name: string) =>
  stickyEnabledField(stickyBase(name) === 'background_color' ? 'background' : name);

/** Whether the value of a field while pinned counts. */
export const stickyEnabled = (name: string, attrs: Attrs): boolean =>
  toText(attrs[switchOf(name)]).startsWith('on');

/** The value of a field while pinned where it counts and is there, else the fallback. */
export const stickyValue = (name: string, attrs: Attrs, fallback?: unknown): unknown => {
  const value = attrs[stickyField(name)];
  return stickyEnabled(name, attrs) && hasValue(value) ? value : fallback;
};

const PINNED = '.et_pb_sticky';

/** Selectors for what is pinned itself, or stands in something pinned. */
export const stickySelectors = (selectors: string, pinned: 'own' | 'around' = 'own'): string =>
  affixSelectors(selectors, PINNED, { as: 'prefix', withSpace: pinned === 'around' });

const effects = ['vertical_motion', 'horizontal_motion', 'fade', 'scaling', 'rotating', 'blur'];

/**
 * Whether a module is pinned on some device: not where it is positioned otherwise or moved by scroll
 * effects (sticky.md §1.1).
 */
export const isStickyModule = (attrs: Attrs): boolean => {
  const position = checkedValue(attrs, 'sticky_position');
  const isPinned = ['top', 'bottom', 'top_bottom'].some((edge) => isOrHas(position, edge));
  const isMoved = effects.some((effect) => attrs[`scroll_${effect}_enable`] === 'on');
  const positioning = checkedValue(attrs, 'positioning');
  const isPlaced = ['absolute', 'fixed'].some((kind) => isOrHas(positioning, kind));
  return isPinned && !isPlaced && !isMoved;
};
