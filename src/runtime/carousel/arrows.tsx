import type { KeyboardEvent } from 'react';
import { hasModifier } from '../dom/has-modifier';
import { isRtl } from '../dom/is-rtl';
import { useListen } from '../dom/use-listen';
import { useScope } from '../dom/island-context';
import { arrowTexts } from './arrow-texts';
import { LinkButton } from './link-button';

export const arrowNames = {
  block: 'et-pb-slider-arrows',
  previous: 'et-pb-arrow-prev',
  next: 'et-pb-arrow-next',
} as const;

/** Direction of an arrow key in the text direction of an element; null for other keys. */
const directionOfKey = (key: string, element: Element): 'next' | 'previous' | null => {
  const [back, forth] = isRtl(element) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  return key === back ? 'previous' : key === forth ? 'next' : null;
};

/** Lets arrow keys move a carousel from within its controls. */
export const useArrowKeys = (move: (direction: 'next' | 'previous') => void) => {
  const { root } = useScope();
  return (event: KeyboardEvent) => {
    const direction = directionOfKey(event.key, root);
    if (!direction || hasModifier(event)) return;
    event.preventDefault();
    move(direction);
  };
};

interface Props {
  /** Added to the product's own class. */
  readonly extraClass?: string;
  readonly style?: { readonly color: string } | undefined;
  readonly move: (direction: 'next' | 'previous') => void;
}

/** The previous and next links of a carousel, with the class names of the site's style sheet. */
export function Arrows({ extraClass = '', style, move }: Props) {
  const { page, root } = useScope();
  const texts = page.globals.get(arrowTexts);
  // The arrows wait just outside the clipped root, which browsers scroll when one is focused.
  useListen(root, 'scroll', () => root.scrollTo(0, 0));
  return (['previous', 'next'] as const).map((direction) => (
    <LinkButton
      key={direction}
      className={`${extraClass}${arrowNames[direction]}`}
      label={texts[direction]}
      style={style}
      act={() => move(direction)}
    >
      <span>{texts[direction]}</span>
    </LinkButton>
  ));
}
