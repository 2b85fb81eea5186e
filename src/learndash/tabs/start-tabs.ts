import { applyAttributes, byId, moveAlongTabs, tabStates } from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import { type ContentUpdates, notify } from '../content-updates';

const TABS = 'ld-tabs';
const TAB = 'ld-tab';
const PANEL = 'ld-tab-content';
const LIST = '[role=tablist],.ld-tabs-navigation';
const ACTIVE = 'ld-active';
const VISIBLE = 'ld-visible';
const PANEL_ATTRIBUTE = 'data-ld-tab';

/**
 * Tabs of courses and groups (specification S4.39, learndash.md §6). Each set is independent;
 * arrows move the focus without selecting.
 */
export const startTabs = (
  { page, changes, listen }: ControllerScope,
  { arrivals, moves }: ContentUpdates,
): void => {
  const { document: doc } = page;
  const tabsOf = (set: Element) =>
    [...set.querySelectorAll<HTMLElement>(`.${TAB}`)].filter(
      (tab) => tab.closest(`.${TABS}`) === set,
    );
  /** The set's own panel, where a page shows a course twice, once for phones. */
  const panelIn = (set: Element, id: string | null) =>
    [...set.querySelectorAll(`.${PANEL}`)].find((panel) => panel.id === id) ?? byId(doc, id ?? '');
  /** Before 4.20.2 `aria-controls` is wrong, so the other attribute comes first. */
  const panelOf = (set: Element, tab: Element) =>
    panelIn(set, tab.getAttribute(PANEL_ATTRIBUTE)) ??
    panelIn(set, tab.getAttribute('aria-controls'));

  const show = (set: Element, chosen: HTMLElement) => {
    const wanted = panelOf(set, chosen);
    if (!wanted) return;
    const tabs = tabsOf(set);
    applyAttributes(changes, tabs, (_, tab) => tabStates(tab === chosen));
    for (const tab of tabs) {
      const panel = panelOf(set, tab);
      changes.setClass(tab, ACTIVE, tab === chosen);
      if (!panel) continue;
      changes.setAttribute(tab, 'aria-controls', panel.id);
      if (tab.id) changes.setAttribute(panel, 'aria-labelledby', tab.id);
      changes.setClass(panel, VISIBLE, panel === wanted);
    }
    for (const panel of set.querySelectorAll(`.${PANEL}.${VISIBLE}`)) {
      const isOwn = panel.closest(`.${TABS}`) === set;
      if (isOwn && panel !== wanted) changes.setClass(panel, VISIBLE, false);
    }
    notify(moves);
  };
  const eventTab = ({ target }: Event) => {
    if (!(target instanceof Element)) return null;
    const tab = target.closest<HTMLElement>(`.${TAB}`);
    const set = tab?.closest(`.${TABS}`);
    return tab && set ? { tab, set } : null;
  };

  arrivals.push((root) => {
    for (const set of root.querySelectorAll(`.${TABS}`)) {
      const tabs = tabsOf(set);
      const first = tabs.find((tab) => tab.classList.contains(ACTIVE)) ?? tabs[0];
      if (first) show(set, first);
    }
  });
  listen(doc, 'click', (event) => {
    const found = eventTab(event);
    if (!found) return;
    event.preventDefault();
    show(found.set, found.tab);
  });
  listen<KeyboardEvent>(doc, 'keydown', (event) => {
    const found = eventTab(event);
    if (!found) return;
    const all = [...(found.tab.closest(LIST)?.querySelectorAll<HTMLElement>(`.${TAB}`) ?? [])];
    moveAlongTabs(event, all, { from: all.indexOf(found.tab) });
  });
};
