import * as names from './names';
import type { Segment } from '../../runtime/hash/parse-hash';
import { childrenOf, watchWidth } from '../../runtime/kit';
import type { Page } from '../../runtime/page';

/** Index of the tab that a module's values name: `#plans|1` (specification S2.03); -1 for anything else. */
export const tabOfValues = (values: readonly string[] | undefined, count: number): number => {
  const index = /^\d{1,4}$/.test(values?.[0] ?? '') ? Number(values?.[0]) : -1;
  return index < count ? index : -1;
};

/** Index of the tab whose link has that anchor, with or without `tab-` (S2.05); -1 for none. */
export const tabOfAnchor = (
  segments: readonly Segment[],
  links: readonly (string | null)[],
): number =>
  links.findIndex((link) =>
    segments.some(
      ({ id, values }) =>
        values.length === 0 && (link === `#${id}` || link === `#${names.linkPrefix}${id}`),
    ),
  );

/** Fragments that point into the reviews of a product (specification S2.08). */
const REVIEWS = /^(reviews|product_reviews_tab|comment-\d+)$/;

/** Whether a plain anchor names a product's reviews or one of them. */
export const namesReviews = (segments: readonly Segment[]): boolean =>
  segments.some(({ id, values }) => values.length === 0 && REVIEWS.test(id));

/** The server's tabs, read once, and ids for elements without one. */
export interface TabsElements {
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

/** Direct children only: a tabs module inside a panel keeps its own. */
export const readTabs = (root: HTMLElement, page: Page): TabsElements => {
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

/** The tab that the address names; the server's where it names none. */
export const wantedTab = (
  { root, tabs, links, panels, serverTab }: TabsElements,
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

/** From the store: reading the width from the document would force a layout per module. */
export const isStacked = (root: HTMLElement, page: Page): boolean =>
  root.closest(names.narrowColumns) !== null || page.stores.$viewport.get().breakpoint === 'phone';

/** Gives all tabs of a row the height of the tallest, unless they are stacked. */
export const watchTabHeights = ({ root, tabs }: TabsElements, page: Page): (() => void) =>
  watchWidth(root, ({ setStyle }) => {
    const tallest = isStacked(root, page) ? 0 : Math.max(...tabs.map((tab) => tab.offsetHeight));
    return () => {
      if (tallest > 0) for (const tab of tabs) setStyle(tab, 'height', `${tallest}px`);
    };
  }).undo;
