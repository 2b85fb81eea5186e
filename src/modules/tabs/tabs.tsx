import { useLayoutEffect, useReducer, useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import {
  animate,
  hasModifier,
  indexOfElement,
  moveAlongTabs,
  useDuration,
  useListen,
  useScope,
  useStore,
} from '../../runtime/dom';
import { applyTabs } from './apply-tabs';
import { type TabsElements, wantedTab, isStacked as isStackedNow } from './read-tabs';
import { initialTabs, reduceTabs } from './tabs-state';

/** Each of the two fades (specification S9.08). */
const FADE_MS = 500;

/** Tabs (WAI-ARIA pattern) over Divi's markup; the address keeps the open one. */
export function Tabs({ root, page, asleep: elements }: IslandProps<TabsElements>) {
  const { controls, tabs, links, panels } = elements;
  const { changes } = useScope();
  const { $hash } = page.hash;
  const { $viewport } = page.stores;
  useStore($hash);
  const count = panels.length;
  // Back to an address without this module restores the server's tab.
  const target = wantedTab(elements, page);
  const [state, dispatch] = useReducer(reduceTabs, target, initialTabs);
  const { shown, wanted, phase } = state;
  // Not a passive effect: the press that wakes the island may be handled before one runs.
  useLayoutEffect(() => dispatch(target), [target]);

  const fadeMs = useDuration(FADE_MS);
  const [isStacked, setStacked] = useState(() => isStackedNow(root, page));
  useLayoutEffect(
    () => $viewport.subscribe(() => setStacked(isStackedNow(root, page))),
    [$viewport, root, page],
  );

  useLayoutEffect(() => {
    const panel = panels[shown];
    if (phase === 'rest' || !panel) return;
    const fade = phase === 'out' ? [1, 0] : [0, 1];
    const run = animate([panel], () => fade.map((opacity) => ({ opacity })), {
      durationMs: fadeMs,
      done() {
        dispatch('faded');
        // Other scripts measure the panel's content at this event.
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
    const index = indexOfElement(tabs, event.target);
    if (index < 0 || hasModifier(event)) return;
    event.preventDefault();
    // A click counts only at rest (specification S4.19).
    if (phase === 'rest') choose(index);
  });

  useListen<KeyboardEvent>(controls, 'keydown', (event) => {
    const index = indexOfElement(tabs, event.target);
    if (index < 0) return;
    // Some of a product's tabs are hidden on some devices.
    const row = links.filter((_, each) => each < count && tabs[each]?.style.display !== 'none');
    const from = row.findIndex((link) => link === links[index]);
    const next = moveAlongTabs(event, row, { from, isVertical: isStacked });
    if (next !== null) choose(links.findIndex((link) => link === row[next]));
    else if (event.key === ' ') {
      event.preventDefault();
      choose(index);
    }
  });
  useListen(root, 'beforematch', ({ target: found }) => {
    const index = indexOfElement(panels, found);
    if (index >= 0 && index !== wanted) choose(index);
  });
  useLayoutEffect(() => applyTabs(changes, elements, { ...state, isStacked }));
  return null;
}
