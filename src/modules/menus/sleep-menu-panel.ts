import { applyButton, byId, makeButton } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import type { SleepScope } from '../../runtime/wake/sleep';
import { applyPanel, type PanelElements } from './apply-panel';
import * as names from './names';
import { swipePanel } from './swipe-panel';

/** The panel before anybody has opened it; null where the page has none. */
export const sleepMenuPanel = (scope: SleepScope): PanelElements | null => {
  const { root, page, changes, whileAsleep } = scope;
  const { document: doc, labels, stores } = page;
  const is = (name: string) => doc.body.classList.contains(name);
  const panel = doc.querySelector<HTMLElement>(names.panel);
  const container = byId(doc, names.pageContainer);
  if (!panel || !container) return null;
  const others = [...doc.querySelectorAll<HTMLElement>(names.toggles)].filter(
    (toggle) => toggle !== root,
  );
  const header = is(names.fixedNav) ? byId(doc, divi.mainHeader) : null;
  const elements: PanelElements = {
    panel,
    toggles: [root, ...others],
    movers: header ? [container, header] : [container],
    isFull: is(names.fullScreen),
  };
  const submit = panel.querySelector<HTMLElement>(names.searchSubmit);
  if (submit) changes.setAttribute(submit, 'aria-label', labels('search'));
  applyButton(changes, root, labels('menu'));
  for (const toggle of others) {
    const label = labels(panel.contains(toggle) ? 'close' : 'menu');
    makeButton(scope, toggle, { label, press: () => root.click() });
  }
  if (!elements.isFull) swipePanel(scope, panel);
  whileAsleep(stores.$viewport.subscribe(() => applyPanel(changes, elements, 'closed')));
  return elements;
};
