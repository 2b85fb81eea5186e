import type { SleepScope, Sleep } from '../../runtime/wake/sleep';
import { byId, scrollBelowHeader } from '../../runtime/kit';
import {
  applyProductTabs,
  type ProductTabsElements,
  readProductTabs,
  tabOfAddress,
} from './apply-product-tabs';

/** Product tabs before the first interaction; null where the server printed none. */
export const sleepProductTabs = ({
  root,
  page,
  changes,
  wake,
  whileAsleep,
}: SleepScope): ProductTabsElements | null => {
  const { document: doc, window: win } = page;
  const elements = readProductTabs(root, win.location);
  const { links, named } = elements;
  if (!links[0]) return null;
  applyProductTabs(changes, elements, Math.max(named, 0));
  // The browser scrolled before the other panels were hidden, and does not resolve Divi's fragments.
  if (named >= 0 && win.location.hash) {
    const target = byId(doc, win.location.hash.slice(1)) ?? links[named];
    if (target) scrollBelowHeader(page, target);
  }
  const onHash = () => {
    if (tabOfAddress(links, win.location) >= 0) wake();
  };
  win.addEventListener('hashchange', onHash);
  whileAsleep(() => win.removeEventListener('hashchange', onHash));
  whileAsleep(page.events.delegate(root, 'init', wake));
  return elements;
};

/** Until the stars are in view, the server's select is used. */
export const sleepStarRating: Sleep = () => null;
