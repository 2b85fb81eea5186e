import { useLayoutEffect, useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import {
  indexOfElement,
  moveAlongTabs,
  pressWithKeys,
  scrollBelowHeader,
  useListen,
  useScope,
} from '../../runtime/dom';
import { byId } from '../../runtime/kit';
import {
  applyProductTabs,
  panelOf,
  type ProductTabsElements,
  readProductTabs,
  tabOfAddress,
} from './apply-product-tabs';
import { verticalTabs } from './names';

interface TabsProps {
  readonly root: HTMLElement;
  readonly server: ProductTabsElements;
}

function Tabs({ root, server }: TabsProps) {
  const { page, changes } = useScope();
  const { document: doc, window: win } = page;
  const [elements, setElements] = useState(server);
  const { links } = elements;
  const named = () => tabOfAddress(links, win.location);
  const [selected, select] = useState(() => Math.max(named(), 0));
  /** The tab named by a changed address: its panel was hidden when the browser scrolled to it. */
  const [targetTab, setTargetTab] = useState(() => (named() === server.named ? -1 : named()));

  useListen<MouseEvent>(root, 'click', (event) => {
    const index = indexOfElement(links, event.target);
    if (index < 0) return;
    event.preventDefault();
    select(index);
  });
  useListen<KeyboardEvent>(root, 'keydown', (event) => {
    const from = indexOfElement(links, event.target);
    if (from < 0) return;
    const isVertical = links[from]?.closest(verticalTabs) !== null;
    if (moveAlongTabs(event, links, { from, isVertical }) === null && event.key === ' ') {
      pressWithKeys(event);
    }
  });
  // Find-in-page or a fragment link reveals a closed panel; the address names no tab then, or is unchanged.
  useListen(root, 'beforematch', ({ target }) => {
    const index = links.findIndex((link) => byId(doc, panelOf(link))?.contains(target as Node));
    if (index >= 0) select(index);
  });
  useListen(win, 'hashchange', () => {
    if (named() < 0) return;
    select(named());
    setTargetTab(named());
  });
  // A script that has replaced the tabs triggers the old script's event.
  useLayoutEffect(
    () =>
      page.events.delegate(root, 'init', () => {
        const fresh = readProductTabs(root, win.location);
        setElements(fresh);
        select(Math.max(fresh.named, 0));
      }),
    [page, root, win],
  );
  useLayoutEffect(() => applyProductTabs(changes, elements, selected));
  useLayoutEffect(() => {
    const target =
      targetTab < 0 ? null : (byId(doc, win.location.hash.slice(1)) ?? links[targetTab]);
    if (target) scrollBelowHeader(page, target);
  }, [doc, links, page, targetTab, win]);
  return null;
}

/** The tabs of a product's description (specification S2.08). */
export function ProductTabs({ root, asleep: server }: IslandProps<ProductTabsElements | null>) {
  return server && <Tabs root={root} server={server} />;
}
