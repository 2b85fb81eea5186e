import type { EarlyChanges, EarlyLayout } from '../../runtime/first-layout';
import { markRows } from './mark-rows';
import * as names from './names';
import { galleryPageSize, portfolioPageSize } from './page-size';

/** Reserves the space of the page links. */
const holdPagesOpen = (host: Element | null) => {
  if (!host || host.firstElementChild) return;
  const list = host.ownerDocument.createElement('ul');
  const item = list.appendChild(host.ownerDocument.createElement('li'));
  item.appendChild(host.ownerDocument.createElement('a')).textContent = '1';
  list.style.visibility = 'hidden';
  host.append(list);
  return () => list.remove();
};

interface List {
  readonly items: readonly HTMLElement[];
  readonly pageSize: number;
  /** The element of the page links. */
  readonly pages: Element | null;
}

const showFirstPage = ({ items, pageSize, pages }: List, { setStyle }: EarlyChanges) => {
  items.forEach((item, at) => {
    setStyle(item, 'display', at < pageSize ? 'block' : 'none');
  });
  return items.length > pageSize ? holdPagesOpen(pages) : undefined;
};

const itemsOf = (root: Element, selector: string) => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** The images of a gallery's first page are shown from the first paint on. */
export const galleryLayout: EarlyLayout = {
  family: 'modules',
  selector: `.${names.gallery}`,
  layOut(root, changes) {
    const container = root.querySelector(`.${names.galleryItems}`);
    const list: List = {
      items: itemsOf(root, `.${names.galleryItems} > .${names.galleryItem}`),
      pageSize: galleryPageSize(container?.getAttribute(names.perPage) ?? null),
      pages: root.querySelector(`.${names.galleryPages}`),
    };
    return showFirstPage(list, changes);
  },
};

/** The projects of a filterable portfolio's first page are shown from the first paint on. */
export const filterableLayout: EarlyLayout = {
  family: 'modules',
  selector: `.${names.filterable}`,
  layOut(root, changes) {
    const items = itemsOf(root, `.${names.portfolioItems} > .${names.portfolioItem}`);
    changes.setStyle(root, 'display', 'block');
    // Starts their entrance, which would otherwise start when the module mounts, and hide them again.
    for (const item of items) changes.setClass(item, names.active, true);
    const list: List = {
      items,
      pageSize: portfolioPageSize(root.getAttribute(names.postsNumber)),
      pages: root.querySelector(`.${names.portfolioPages}`),
    };
    return showFirstPage(list, changes);
  },
};

/** Marks rows, until the module has measured and marks them again. */
export const rowsLayout: EarlyLayout = {
  family: 'modules',
  selector: `.${names.gallery} .${names.galleryItems},.${names.filterable} .${names.portfolioItems}`,
  layOut(container, changes) {
    markRows(container, [...container.children] as HTMLElement[], changes);
    return undefined;
  },
};
