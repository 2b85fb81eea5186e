import { hasModifier, type Modifiers } from './has-modifier';
import { isRtl } from './is-rtl';

/**
 * Where a key leads in a row of controls (WAI-ARIA Authoring Practices): arrows wrap around and are
 * mirrored in right-to-left text, Home and End go to the ends. Null for any other key.
 */
const stepOfKey = (
  key: string,
  index: number,
  { count, isRtl, isVertical }: { count: number; isRtl: boolean; isVertical: boolean },
): number | null => {
  const wrap = (to: number) => (to + count) % count;
  const [previous, next] = isVertical
    ? ['ArrowUp', 'ArrowDown']
    : isRtl
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight'];
  if (count === 0) return null;
  if (key === previous) return wrap(index - 1);
  if (key === next) return wrap(index + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
};

interface Row {
  readonly count: number;
  readonly isVertical: boolean;
  /** That of its text where it does not say; controls may stand left and right in any text. */
  readonly isMirrored?: boolean;
}

/** Where a key press in a row of controls leads; null for other keys and with modifiers. */
export const stepOfEvent = (
  event: Pick<KeyboardEvent, 'key' | 'target'> & Modifiers,
  index: number,
  { count, isVertical, isMirrored }: Row,
): number | null => {
  const { key, target } = event;
  if (hasModifier(event) || !(target instanceof Element)) return null;
  return stepOfKey(key, index, { count, isVertical, isRtl: isMirrored ?? isRtl(target) });
};
