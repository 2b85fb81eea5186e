import type { ControllerScope } from '../../runtime/controller-scope';
import {
  applyAttributes,
  byId,
  moveAlongTabs,
  pressWithKeys,
  scrollBelowHeader,
  tabStates,
} from '../../runtime/kit';
import {
  activeTab,
  diviReviewsHash,
  reviewLink,
  reviewsTab,
  tabLinks,
  tabPanel,
  tabsBox,
} from './names';
import { namedTab } from './named-tab';

/** The tabs of a product's description, and the links that lead to its reviews (S2.08). */
export const startTabs = ({ page, changes, delegate, listen }: ControllerScope): void => {
  const { document: doc } = page;
  const { location } = page.window;

  const partsOf = (box: ParentNode) => ({
    links: [...box.querySelectorAll<HTMLAnchorElement>(tabLinks)],
    // A panel may hold tabs of its own.
    panels: [...box.querySelectorAll<HTMLElement>(tabPanel)].filter(
      (panel) => !panel.parentElement?.closest(tabPanel),
    ),
  });

  const select = (box: Element, link: HTMLAnchorElement) => {
    const { links, panels } = partsOf(box);
    for (const each of links) {
      const isActive = each === link;
      if (each.parentElement) changes.setClass(each.parentElement, activeTab, isActive);
    }
    applyAttributes(changes, links, (_, each) => tabStates(each === link));
    for (const panel of panels) {
      const isActive = panel.id === link.hash.slice(1);
      changes.setStyle(panel, 'display', isActive ? 'block' : 'none');
      changes.setAttribute(panel, 'tabindex', isActive ? '0' : undefined);
    }
  };

  const selectNamed = (box: Element) => {
    const named = namedTab(location);
    const { links } = partsOf(box);
    const link = links.find(({ hash }) => hash === `#${named}`);
    if (link) select(box, link);
    return link ?? links[0];
  };
  const boxes = () => [...doc.querySelectorAll(tabsBox)].filter((box) => partsOf(box).links[0]);

  const begin = (box: Element) => {
    // The role stands on the link or, in older versions, on its item; between a list of tabs and a
    // tab nothing may stand that has a role.
    for (const each of partsOf(box).links) {
      changes.setAttribute(each, 'role', 'tab');
      if (each.parentElement) changes.setAttribute(each.parentElement, 'role', 'presentation');
    }
    const link = selectNamed(box);
    if (link) select(box, link);
  };
  for (const box of boxes()) begin(box);
  // The browser's own jump came before the other panels were hidden, and knows no name of Divi's.
  const named = partsOf(doc).links.find(
    ({ hash }) => location.hash && hash === `#${namedTab(location)}`,
  );
  if (named) scrollBelowHeader(page, byId(doc, location.hash.slice(1)) ?? named);
  delegate('init', tabsBox, begin);

  delegate('click', tabLinks, (link, event) => {
    const box = link.closest(tabsBox);
    if (!box) return;
    event.preventDefault();
    select(box, link as HTMLAnchorElement);
  });
  delegate('keydown', tabLinks, (link, event) => {
    const key = event as KeyboardEvent;
    const { links } = partsOf(link.closest(tabsBox) ?? link);
    const from = links.indexOf(link as HTMLAnchorElement);
    if (moveAlongTabs(key, links, { from }) === null && key.key === ' ') pressWithKeys(key);
  });

  const openReviews = () => doc.querySelector<HTMLElement>(reviewsTab)?.click();
  // The jump to the reviews is the browser's.
  delegate('click', reviewLink, openReviews);
  listen(page.window, 'hashchange', () => {
    if (location.hash === diviReviewsHash) {
      openReviews();
      const tab = doc.querySelector(reviewsTab);
      if (tab) scrollBelowHeader(page, tab);
    } else for (const box of boxes()) selectNamed(box);
  });
};
