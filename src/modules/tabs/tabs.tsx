import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import {
  animate,
  childrenOf,
  FOCUS_RING,
  FORCED_STATES,
  hasModifier,
  indexOfPart,
  stepOfEvent,
  useAttributes,
  useClasses,
  useCollapsed,
  useDuration,
  useIds,
  useListen,
  useStore,
  useStyleSheet,
} from '../../runtime/dom';
import * as names from './names';
import { namesReviews, tabOfAnchor, tabOfValues } from './tab-of-hash';
import { initialTabs, reduceTabs } from './tabs-state';
import { useEqualHeights } from './use-equal-heights';

/** Each of the two fades (specification S9.08). */
const FADE_MS = 500;

const CSS = `.${names.controls} a:focus-visible,.${names.panels}>:focus-visible{${FOCUS_RING}}${FORCED_STATES}`;

/** Only direct children: a tabs module inside a panel keeps its own. */
const partsOf = (root: HTMLElement) => {
  const [controls] = childrenOf(root, `.${names.controls}`);
  const [panelList] = childrenOf(root, `.${names.panels}`);
  const tabs = childrenOf(controls, 'li');
  const panels = childrenOf(panelList, 'div').slice(0, tabs.length);
  const links = tabs.map((tab) => tab.querySelector('a') ?? tab);
  return { controls, tabs, links, panels };
};

/** Tabs by the WAI-ARIA pattern over Divi's markup; the address keeps which one is open. */
export function Tabs({ root, page }: IslandProps) {
  const [{ controls, tabs, links, panels }] = useState(() => partsOf(root));
  const segments = useStore(page.hash.$hash);
  const count = panels.length;
  const [serverTab] = useState(() =>
    page.mode.isBuilder ? 0 : tabs.findIndex((tab) => tab.classList.contains(names.active)),
  );
  // Back to an address without this module means back to what the server showed.
  const target =
    [
      tabOfValues(page.hash.read(root.id), count),
      tabOfAnchor(
        segments,
        links.map((link) => link.getAttribute('href')),
      ),
      root.classList.contains(names.productTabs) && namesReviews(segments)
        ? tabs.findIndex((tab) => tab.classList.contains(names.reviewsTab))
        : -1,
      serverTab,
    ].find((index) => index >= 0) ?? 0;
  const [{ shown, wanted, phase }, dispatch] = useReducer(reduceTabs, target, initialTabs);
  useEffect(() => dispatch(target), [target]);

  const ids = useIds(count * 2);
  const fadeMs = useDuration(FADE_MS);
  const isStacked = useEqualHeights({ root, page }, tabs);
  useStyleSheet(CSS);

  useLayoutEffect(() => {
    const panel = panels[shown];
    if (phase === 'rest' || !panel) return;
    const fade = phase === 'out' ? [1, 0] : [0, 1];
    const run = animate([panel], () => fade.map((opacity) => ({ opacity })), {
      durationMs: fadeMs,
      done() {
        dispatch('faded');
        // Third parties measure what the panel holds when they hear it.
        if (phase === 'in') setTimeout(() => page.window.dispatchEvent(new Event('resize')));
      },
    });
    return run.cancel;
  }, [phase, shown, panels, fadeMs, page]);

  const choose = (index: number) => {
    if (index >= count) return;
    dispatch(index);
    page.hash.write(root.id, [String(index)]);
  };

  useListen<MouseEvent>(controls, 'click', (event) => {
    const index = indexOfPart(tabs, event.target);
    if (index < 0 || hasModifier(event)) return;
    event.preventDefault();
    // A click counts only at rest (specification S4.19).
    if (phase === 'rest') choose(index);
  });

  useListen<KeyboardEvent>(controls, 'keydown', (event) => {
    const index = indexOfPart(tabs, event.target);
    const next =
      event.key === ' ' ? index : stepOfEvent(event, index, { count, isVertical: isStacked });
    if (index < 0 || next === null) return;
    event.preventDefault();
    links[next]?.focus();
    choose(next);
  });

  useClasses([root], () => ({ [names.stacked]: isStacked || null }));
  useAttributes(controls && count > 0 ? [controls] : [], () => ({
    role: 'tablist',
    'aria-orientation': isStacked ? 'vertical' : undefined,
  }));
  useClasses(tabs, (index) => ({ [names.active]: index === wanted }));
  useAttributes(count > 0 ? tabs : [], () => ({ role: 'presentation' }));
  useAttributes(count > 0 ? links : [], (index, link) => ({
    role: 'tab',
    id: link.id || ids[index],
    'aria-selected': index === wanted,
    'aria-controls': panels[index]?.id || ids[count + index],
    // A tab that the server printed without a panel leads nowhere.
    'aria-disabled': index >= count || null,
    tabindex: index === wanted ? 0 : -1,
  }));
  useClasses(panels, (index) => ({
    [names.activePanel]: index === shown,
    [names.leaving]: (index === shown && phase === 'out') || null,
  }));
  useCollapsed(panels, {
    isCollapsed: (index) => index !== shown,
    displayOf: (_, panel) => (panel.classList.contains(names.serverPanel) ? null : 'block'),
    found: (index) => index !== wanted && choose(index),
  });
  useAttributes(panels, (index, panel) => ({
    role: 'tabpanel',
    id: panel.id || ids[count + index],
    'aria-labelledby': links[index]?.id || ids[index],
    // A collapsed panel is no stop of the keyboard.
    tabindex: index === shown ? 0 : undefined,
  }));
  return null;
}
