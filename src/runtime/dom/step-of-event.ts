import { hasModifier, type Modifiers } from './has-modifier';
import { isRtl } from './is-rtl';
import { stepOfKey } from './step-of-key';

/** Where a key press in a row of controls leads; null for other keys and with modifiers. */
export const stepOfEvent = (
  event: Pick<KeyboardEvent, 'key' | 'target'> & Modifiers,
  index: number,
  { count, isVertical }: { count: number; isVertical: boolean },
): number | null => {
  const { key, target } = event;
  if (hasModifier(event) || !(target instanceof Element)) return null;
  return stepOfKey(key, index, { count, isVertical, isRtl: isRtl(target) });
};
