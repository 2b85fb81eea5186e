import * as names from './names';
import { useLayoutEffect, useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import {
  childrenOf,
  hasModifier,
  headerHeight,
  indexOfElement,
  pressWithKeys,
  smoothScroll,
  useAnnouncement,
  useAttributes,
  useClasses,
  useHashState,
  useListen,
  useStyles,
} from '../../runtime/dom';
import { itemsShown, PageLinks } from './page-links';
import { portfolioPageSize } from './page-size';
import { useRows } from './use-rows';

/** WordPress percent-encodes slugs outside ASCII in classes. */
const formsOf = (slug: string) => [slug, encodeURIComponent(slug).toLowerCase()];

/** Whether an item is in a category; the filter "all" matches everything. */
export const matchesCategory = (slug: string, { classList }: Element): boolean =>
  slug === names.everything ||
  formsOf(slug).some((form) => classList.contains(names.category + form));

/** Scrolls to the top of the module after a page change (specification S9.12). */
const SCROLL_MS = 800;

const slugOf = (link: Element) => link.getAttribute(names.filterSlug) ?? '';

/**
 * Moves the shown items before the hidden ones. Divi breaks rows by `:nth-child`, which counts
 * hidden items; the old script removed them (divi-modules.md §8.1).
 */
const useShownFirst = (
  container: HTMLElement | null,
  items: readonly HTMLElement[],
  shown: readonly HTMLElement[],
): void => {
  useLayoutEffect(() => {
    const before = [...(container?.childNodes ?? [])];
    // Items that have left the page meanwhile are not restored.
    return () => container?.append(...before.filter((node) => container.contains(node)));
  }, [container]);
  useLayoutEffect(() => {
    const now = [...(container?.children ?? [])].filter((item) =>
      items.includes(item as HTMLElement),
    );
    const wanted = [...new Set([...shown, ...items])].filter((item) => now.includes(item));
    // Moving drops the focus and restarts animations.
    if (wanted.some((item, index) => item !== now[index])) container?.append(...wanted);
  });
};

/** Projects by category, in pages; the address keeps both (divi-modules.md §8.1). */
export function Filterable({ root, page: site }: IslandProps) {
  const [{ container, items, links, host }] = useState(() => {
    const list = root.querySelector<HTMLElement>(`.${names.portfolioItems}`);
    return {
      container: list,
      items: childrenOf(list ?? undefined, `.${names.portfolioItem}`),
      links: [...root.querySelectorAll<HTMLElement>(`.${names.filters} a`)],
      host: root.querySelector<HTMLElement>(`.${names.portfolioPages}`),
    };
  });
  const [values, write] = useHashState(root.id);
  const [own, setOwn] = useState<readonly string[] | undefined>();
  const [isPaging, setPaging] = useState(values !== undefined);
  const [slug, pageText] = (root.id ? values : own) ?? [];
  const filter = links.some((link) => slugOf(link) === slug) && slug ? slug : names.everything;

  const matching = items.filter((item) => matchesCategory(filter, item));
  const size = portfolioPageSize(root.getAttribute(names.postsNumber));
  const count = Math.max(1, Math.ceil(matching.length / size));
  const page = Math.min(Math.max(Number.parseInt(pageText ?? '', 10) || 1, 1), count);
  const shown = matching.slice((page - 1) * size, page * size);

  const show = (next: readonly [slug: string, page: string], isPaging: boolean) => {
    setOwn(next);
    setPaging(isPaging);
    write(next);
  };
  const choose = (next: number) => {
    show([filter, String(next)], true);
    const top = () => root.getBoundingClientRect().top + site.window.scrollY;
    const headers = headerHeight(site.document);
    // A module in view needs no scrolling.
    if (top() > site.window.scrollY + headers) return;
    void smoothScroll(site, { top: () => top() - headers, durationMs: SCROLL_MS });
  };

  useListen<MouseEvent>(root, 'click', (event) => {
    const link = links[indexOfElement(links, event.target)];
    if (!link || hasModifier(event)) return;
    event.preventDefault();
    // A new category starts at its first page (specification S4.32).
    show([slugOf(link), '1'], false);
  });
  useListen<KeyboardEvent>(root, 'keydown', (event) => {
    if (links.includes(event.target as HTMLElement)) pressWithKeys(event);
  });

  useStyles([root], () => ({ display: 'block' }));
  useClasses(links, (_, link) => ({ [names.active]: slugOf(link) === filter }));
  useAttributes(links, (_, link) => ({ role: 'button', 'aria-pressed': slugOf(link) === filter }));
  useClasses(items, (_, item) => {
    const isMatching = matchesCategory(filter, item);
    return { [names.active]: isMatching || null, [names.inactive]: !isMatching || null };
  });
  useStyles(items, (_, item) => ({ display: shown.includes(item) ? 'block' : 'none' }));
  useShownFirst(container, items, shown);
  useRows(container, items, `${filter} ${page}`);

  const hasMoved = own !== undefined || values !== undefined;
  const announced = { n: shown.length, m: matching.length };
  useAnnouncement(hasMoved ? site.labels(itemsShown, announced) : '', `${filter} ${page}`);
  return host && <PageLinks {...{ host, page, count, choose }} hasMoved={isPaging} />;
}
