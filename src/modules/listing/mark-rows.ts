import * as names from './names';
import type { EarlyChanges } from '../../runtime/first-layout';

interface Grid {
  /** Inner width of the container, in pixels. */
  readonly width: number;
  /** Width of an item with its margin, and the margin alone, in pixels. */
  readonly unit: number;
  readonly gap: number;
}

/** Number of items side by side, computed like the old script did (divi-modules.md §4.3). */
export const gridColumns = ({ width, unit, gap }: Grid): number =>
  unit > 0 ? Math.max(1, Math.round((width + gap) / unit)) : 1;

const px = (value: string) => Number.parseFloat(value) || 0;

const isShown = (element: Element) => element.getClientRects().length > 0;

/** The items of the last row, where the module is the last of its column. */
const lastRowOf = (container: Element, first: Element | undefined, columns: number) => {
  const module = container.closest(`.${names.module}`);
  const isLast = module !== null && !module.nextElementSibling;
  // A gallery with a single page prints an empty element for its links.
  const pages = module?.querySelector(`.${names.galleryPages} *,.${names.portfolioPages}`);
  if (!first || columns < 2 || !isLast || (pages && isShown(pages))) return [];
  const siblings = [...container.children];
  return siblings.slice(siblings.indexOf(first));
};

/** Marks the first and last item of each row, whose margins are wrong otherwise (divi-modules.md §4.3). */
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
