import * as names from './names';
import type { EarlyChanges } from '../../runtime/first-layout';

interface Grid {
  /** Inner width of the container. */
  readonly width: number;
  /** Width of an item with its margin, and the margin alone. */
  readonly unit: number;
  readonly gap: number;
}

/** How many items stand side by side, by the old script's arithmetic (divi-modules.md §4.3). */
export const gridColumns = ({ width, unit, gap }: Grid): number =>
  unit > 0 ? Math.max(1, Math.round((width + gap) / unit)) : 1;

const px = (value: string) => Number.parseFloat(value) || 0;

const isShown = (element: Element) => element.getClientRects().length > 0;

/** The items from the first of the last row to the end, where the module ends its column. */
const lastRowOf = (container: Element, first: Element | undefined, columns: number) => {
  const module = container.closest(`.${names.module}`);
  const isLast = module !== null && !module.nextElementSibling;
  // Of a single page a gallery prints the place of its links all the same, empty.
  const pages = module?.querySelector(`.${names.galleryPages} *,.${names.portfolioPages}`);
  if (!first || columns < 2 || !isLast || (pages && isShown(pages))) return [];
  const siblings = [...container.children];
  return siblings.slice(siblings.indexOf(first));
};

/**
 * Marks the first and last item of each row, whose margins the style sheet gets wrong without it
 * (divi-modules.md §4.3).
 */
export const markRows = (
  container: HTMLElement,
  items: readonly HTMLElement[],
  { setClass }: Pick<EarlyChanges, 'setClass'>,
): void => {
  const shown = items.filter(
    (item) =>
      item.classList.contains(names.gridItem) &&
      !item.classList.contains(names.inactive) &&
      isShown(item),
  );
  const [item] = shown;
  const win = container.ownerDocument.defaultView;
  if (!item || !win) return;
  const { marginLeft, marginRight } = win.getComputedStyle(item);
  const { paddingLeft, paddingRight } = win.getComputedStyle(container);
  const gap = px(marginLeft) + px(marginRight);
  const columns = gridColumns({
    width: container.clientWidth - px(paddingLeft) - px(paddingRight),
    unit: item.offsetWidth + gap,
    gap,
  });
  let first: HTMLElement | undefined;
  shown.forEach((each, index) => {
    if (index % columns === 0) {
      first = each;
      setClass(each, names.firstInRow, true);
    }
    if ((index + 1) % columns === 0) setClass(each, names.lastInRow, true);
  });
  for (const each of lastRowOf(container, first, columns)) setClass(each, names.onLastRow, true);
};
