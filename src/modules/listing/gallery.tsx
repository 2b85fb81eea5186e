import { useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import { childrenOf, useAnnouncement, useStyles } from '../../runtime/dom';
import * as names from './names';
import { PageLinks } from './page-links';
import { galleryPageSize } from './page-size';
import { usePages } from './use-pages';
import { useRows } from './use-rows';

/** A grid of pictures in pages; the address keeps the page (divi-modules.md §8.2). */
export function Gallery({ root, page: site }: IslandProps) {
  const [{ container, items, host }] = useState(() => {
    const list = root.querySelector<HTMLElement>(`.${names.galleryItems}`);
    return {
      container: list,
      items: childrenOf(list ?? undefined, `.${names.galleryItem}`),
      host: root.querySelector<HTMLElement>(`.${names.galleryPages}`),
    };
  });
  const size = galleryPageSize(container?.getAttribute(names.perPage) ?? null);
  const { page, count, hasMoved, choose } = usePages(items.length, size, 0);
  useStyles([root], () => ({ display: 'block' }));
  useStyles(items, (index) => ({
    display: Math.floor(index / size) === page - 1 ? 'block' : 'none',
  }));
  useStyles(host ? [host] : [], () => ({ display: count > 1 ? null : 'none' }));
  useRows(container, items, page);
  const shown = Math.min(size, items.length - (page - 1) * size);
  useAnnouncement(hasMoved ? site.labels('itemsShown', { n: shown, m: items.length }) : '', page);
  return host && <PageLinks {...{ host, page, count, hasMoved, choose }} />;
}
