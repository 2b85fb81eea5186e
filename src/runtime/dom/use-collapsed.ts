import { useScope } from './island-context';
import { indexOfPart } from './parts';
import { useAttributes } from './use-attributes';
import { useListen } from './use-listen';
import { useStyles } from './use-styles';

interface Options {
  readonly isCollapsed: (index: number) => boolean;
  /** The display that an open element needs; null for that of the style sheet. */
  readonly displayOf: (index: number, element: Element) => string | null;
  /** A search in the page has found something in a collapsed element. */
  readonly found: (index: number) => void;
}

/** Find-in-page reaches collapsed content where the browser says so with `beforematch`. */
const isFindable = (element: Element) => 'onbeforematch' in element;

/** Collapses elements in such a way that a search in the page finds and opens them. */
export const useCollapsed = (
  elements: readonly HTMLElement[],
  { isCollapsed, displayOf, found }: Options,
): void => {
  const { root } = useScope();
  useAttributes(elements, (index, element) => ({
    hidden: isCollapsed(index) && isFindable(element) ? 'until-found' : undefined,
  }));
  useStyles(elements, (index, element) => {
    const isKept = isCollapsed(index) && isFindable(element);
    return {
      display: isKept ? 'block' : isCollapsed(index) ? 'none' : displayOf(index, element),
      // A kept element has no contents for the layout, but paddings of its own.
      padding: isKept ? '0' : null,
    };
  });
  useListen(root, 'beforematch', ({ target }) => {
    const index = indexOfPart(elements, target);
    if (index >= 0) found(index);
  });
};
