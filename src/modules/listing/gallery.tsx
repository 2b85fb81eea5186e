import * as names from './names';
import { useState } from 'react';
import { useHashState, useScope, childrenOf, useAnnouncement, useStyles } from '../../runtime/dom';
import type { IslandProps } from '../../runtime/definition';
import { itemsShown, PageLinks } from './page-links';
import { galleryPageSize } from './page-size';
import { useRows } from './use-rows';

const pageOf = (value: string | undefined) => (/^\d{1,4}$/.test(value ?? '') ? Number(value) : 1);

/**
 * The current page of a list. It is kept in the address if the module has an id, else by the module
 * itself; a page out of range becomes the nearest one.
 */
const usePages = (length: number, size: number) => {
  const { root } = useScope();
  const [values, write] = useHashState(root.id);
  const [own, setOwn] = useState<number | null>(null);
  const count = Math.max(1, Math.ceil(length / size));
  const wanted = root.id ? pageOf(values?.[0]) : (own ?? 1);
  return {
    page: Math.min(Math.max(wanted, 1), count),
    count,
    /** After the first move, the page links show a window around the active one. */
    hasMoved: own !== null || values?.[0] !== undefined,
    choose(page: number) {
      setOwn(page);
      write([String(page)]);
    },
  };
};

/** A grid of images in pages; the address keeps the page (divi-modules.md §8.2). */
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
  const { page, count, hasMoved, choose } = usePages(items.length, size);
  useStyles([root], () => ({ display: 'block' }));
  useStyles(items, (index) => ({
    display: Math.floor(index / size) === page - 1 ? 'block' : 'none',
  }));
  useStyles(host ? [host] : [], () => ({ display: count > 1 ? null : 'none' }));
  useRows(container, items, page);
  const shown = Math.min(size, items.length - (page - 1) * size);
  useAnnouncement(hasMoved ? site.labels(itemsShown, { n: shown, m: items.length }) : '', page);
  return host && <PageLinks {...{ host, page, count, hasMoved, choose }} />;
}
