import { childrenOf } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import * as names from './names';
import { namesReviews, tabOfAnchor, tabOfValues } from './tab-of-hash';

/** What the server has printed, read once, and ids for what has none. */
export interface TabsParts {
  readonly root: HTMLElement;
  readonly controls: HTMLElement | undefined;
  readonly tabs: readonly HTMLElement[];
  readonly links: readonly HTMLElement[];
  readonly panels: readonly HTMLElement[];
  readonly linkIds: readonly string[];
  readonly panelIds: readonly string[];
  /** The tab that the server shows. */
  readonly serverTab: number;
}

/** Only direct children: a tabs module inside a panel keeps its own. */
export const readTabs = (root: HTMLElement, page: Page): TabsParts => {
  const [controls] = childrenOf(root, `.${names.controls}`);
  const [panelList] = childrenOf(root, `.${names.panels}`);
  const tabs = childrenOf(controls, 'li');
  const panels = childrenOf(panelList, 'div').slice(0, tabs.length);
  const links = tabs.map((tab) => tab.querySelector('a') ?? tab);
  const active = tabs.findIndex((tab) => tab.classList.contains(names.active));
  return {
    root,
    controls,
    tabs,
    links,
    panels,
    linkIds: links.map((link) => link.id || page.nextId()),
    panelIds: panels.map((panel) => panel.id || page.nextId()),
    serverTab: page.mode.isBuilder ? 0 : Math.max(active, 0),
  };
};

/** The tab that the address names; what the server showed where it names none. */
export const wantedTab = (
  { root, tabs, links, panels, serverTab }: TabsParts,
  { hash }: Page,
): number => {
  const segments = hash.$hash.get();
  return (
    [
      tabOfValues(hash.read(root.id), panels.length),
      tabOfAnchor(
        segments,
        links.map((link) => link.getAttribute('href')),
      ),
      root.classList.contains(names.productTabs) && namesReviews(segments)
        ? tabs.findIndex((tab) => tab.classList.contains(names.reviewsTab))
        : -1,
    ].find((index) => index >= 0) ?? serverTab
  );
};
