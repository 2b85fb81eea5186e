import { hasModifier, type Modifiers } from './has-modifier';
import { isRtl } from './is-rtl';

/**
 * Target of a key in a row of controls (WAI-ARIA Authoring Practices): arrows wrap around and are
 * mirrored in right-to-left text, Home and End go to the ends. Null for other keys.
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
  /** Defaults to the direction of its text; controls may be left and right in any text. */
  readonly isMirrored?: boolean;
}

/** Target of a key press in a row of controls; null for other keys and with modifiers. */
export const stepOfEvent = (
  event: Pick<KeyboardEvent, 'key' | 'target'> & Modifiers,
  index: number,
  { count, isVertical, isMirrored }: Row,
): number | null => {
  const { key, target } = event;
  if (hasModifier(event) || !(target instanceof Element)) return null;
  return stepOfKey(key, index, { count, isVertical, isRtl: isMirrored ?? isRtl(target) });
};
