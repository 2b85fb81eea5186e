import type { EarlyLayout } from '../../runtime/first-layout';
import { markRows } from './mark-rows';
import * as names from './names';
import { galleryPageSize } from './page-size';

const itemsOf = (container: Element | null) => [
  ...(container?.querySelectorAll<HTMLElement>(`:scope > .${names.galleryItem}`) ?? []),
];

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

/** The images of a gallery's first page are shown from the first paint on. */
export const galleryLayout: EarlyLayout = {
  family: 'modules',
  selector: `.${names.gallery}`,
  layOut(root, changes) {
    const container = root.querySelector(`.${names.galleryItems}`);
    const size = galleryPageSize(container?.getAttribute(names.perPage) ?? null);
    const items = itemsOf(container);
    for (const item of items.slice(0, size)) changes.setStyle(item, 'display', 'block');
    return items.length > size
      ? holdPagesOpen(root.querySelector(`.${names.galleryPages}`))
      : undefined;
  },
};

/** Marks the rows of a gallery, until the module has measured and marks them again. */
export const galleryRowsLayout: EarlyLayout = {
  family: 'modules',
  selector: `.${names.gallery} .${names.galleryItems}`,
  layOut(container, changes) {
    markRows(container, itemsOf(container), changes);
    return undefined;
  },
};
