import { applyAttributes, type Changes, tabStates } from '../../runtime/kit';
import { activeTab, tabLinks, tabPanel, diviReviewsHash } from './names';

export interface TabAddress {
  readonly hash: string;
  readonly href: string;
}

/**
 * Id of the panel that an address names, or null (woocommerce.md §7.2). Any existing `#tab-…`
 * counts, where upstream knows only two.
 */
export const namedTab = ({ hash, href }: TabAddress): string | null => {
  if (/comment-/i.test(hash) || hash === '#reviews' || hash === diviReviewsHash) {
    return 'tab-reviews';
  }
  if (hash.startsWith('#tab-')) return hash.slice(1);
  return /comment-page-|cpage=/.test(href) ? 'tab-reviews' : null;
};

/**
 * Initial input of the island: the elements, and the index of the tab that the address named, -1
 * for none.
 */
export interface ProductTabsElements {
  readonly links: readonly HTMLAnchorElement[];
  readonly panels: readonly HTMLElement[];
  readonly named: number;
}

/** Index of the tab that an address names; -1 for none. */
export const tabOfAddress = (links: readonly HTMLAnchorElement[], address: TabAddress): number => {
  const named = namedTab(address);
  return links.findIndex(({ hash }) => hash === `#${named}`);
};

export const readProductTabs = (root: ParentNode, address: TabAddress): ProductTabsElements => {
  const links = [...root.querySelectorAll<HTMLAnchorElement>(tabLinks)];
  return {
    links,
    // A panel may contain tabs of its own.
    panels: [...root.querySelectorAll<HTMLElement>(tabPanel)].filter(
      (panel) => !panel.parentElement?.closest(tabPanel),
    ),
    named: tabOfAddress(links, address),
  };
};

/** Read from the attribute: browsers percent-encode letters of other alphabets in `hash`. */
export const panelOf = (link: Element | undefined): string =>
  link?.getAttribute('href')?.split('#')[1] ?? '';

/** Roles, states and the open panel of product tabs, with and without the island. */
export const applyProductTabs = (
  changes: Changes,
  { links, panels }: Pick<ProductTabsElements, 'links' | 'panels'>,
  selected: number,
): void => {
  links.forEach((link, index) => {
    // The role is on the link or, in older versions, on its list item; between tablist and tab no
    // other role is allowed.
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
