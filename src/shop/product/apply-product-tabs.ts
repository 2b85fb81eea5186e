import { applyAttributes, type Changes, tabStates } from '../../runtime/kit';
import { activeTab, tabLinks, tabPanel, diviReviewsHash } from './names';

export interface TabAddress {
  readonly hash: string;
  readonly href: string;
}

/**
 * The id of the panel that an address asks for, or null (woocommerce.md §7.2). Any existing
 * `#tab-…` counts, where upstream knows only two.
 */
export const namedTab = ({ hash, href }: TabAddress): string | null => {
  if (/comment-/i.test(hash) || hash === '#reviews' || hash === diviReviewsHash) {
    return 'tab-reviews';
  }
  if (hash.startsWith('#tab-')) return hash.slice(1);
  return /comment-page-|cpage=/.test(href) ? 'tab-reviews' : null;
};

/** What an island starts from: the elements, and the tab that the address named then, -1 for none. */
export interface ProductTabsElements {
  readonly links: readonly HTMLAnchorElement[];
  readonly panels: readonly HTMLElement[];
  readonly named: number;
}

/** The tab that an address names; -1 for none. */
export const tabOfAddress = (links: readonly HTMLAnchorElement[], address: TabAddress): number => {
  const named = namedTab(address);
  return links.findIndex(({ hash }) => hash === `#${named}`);
};

export const readProductTabs = (root: ParentNode, address: TabAddress): ProductTabsElements => {
  const links = [...root.querySelectorAll<HTMLAnchorElement>(tabLinks)];
  return {
    links,
    // A panel may hold tabs of its own.
    panels: [...root.querySelectorAll<HTMLElement>(tabPanel)].filter(
      (panel) => !panel.parentElement?.closest(tabPanel),
    ),
    named: tabOfAddress(links, address),
  };
};

/** As it is printed: the browser writes letters of other languages in its own way. */
export const panelOf = (link: Element | undefined): string =>
  link?.getAttribute('href')?.split('#')[1] ?? '';

/** Roles, states and the open panel of a product's tabs, asleep and awake. */
export const applyProductTabs = (
  changes: Changes,
  { links, panels }: Pick<ProductTabsElements, 'links' | 'panels'>,
  selected: number,
): void => {
  links.forEach((link, index) => {
    // The role stands on the link or, in older versions, on its item; between a list of tabs and a
    // tab nothing may stand that has a role.
    changes.setAttribute(link, 'role', 'tab');
    if (!link.parentElement) return;
    changes.setAttribute(link.parentElement, 'role', 'presentation');
    changes.setClass(link.parentElement, activeTab, index === selected);
  });
  applyAttributes(changes, links, (index) => tabStates(index === selected));
  const open = panelOf(links[selected]);
  for (const panel of panels) {
    const isOpen = panel.id === open;
    changes.setStyle(panel, 'display', isOpen ? 'block' : 'none');
    changes.setAttribute(panel, 'tabindex', isOpen ? '0' : undefined);
  }
};
