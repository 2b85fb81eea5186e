import { applyButton, byId, makeButton, isRtl } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import { isZoomedIn, type Point, swipeOf } from '../../runtime/swipe-of';
import type { SleepScope } from '../../runtime/wake/sleep';
import { applyPanel, type PanelElements } from './apply-panel';
import * as names from './names';

/**
 * Distance from the edge of the screen within which a swipe opens the panel, in pixels
 * (divi-layout.md §3.5).
 */
const EDGE = 30;

/** A swipe from the panel's edge opens it, a swipe back from anywhere closes it. */
const swipePanel = ({ root, page, listen }: SleepScope, panel: HTMLElement): void => {
  const { document: doc, window: win } = page;
  let from: Point | null = null;
  // Not pointer events, which browsers cancel where touch may scroll.
  const pointOf = ({ changedTouches: [touch], timeStamp: at }: TouchEvent): Point | null =>
    touch ? { x: touch.clientX, y: touch.clientY, at } : null;
  const on = (type: string, listener: (event: TouchEvent) => void) =>
    listen<TouchEvent>(doc, type, listener, { passive: true });
  on('touchstart', (event) => {
    from = event.touches.length === 1 && !isZoomedIn(win) ? pointOf(event) : null;
  });
  on('touchend', (event) => {
    const to = pointOf(event);
    const direction = from && to && swipeOf(from, to);
    if (!from || !direction) return;
    const isMirrored = isRtl(panel);
    const fromEdge = isMirrored ? from.x : win.innerWidth - from.x;
    const isIn = direction === (isMirrored ? 'right' : 'left');
    const isOpen = panel.classList.contains(names.panelOpened('slide'));
    if (isOpen ? !isIn : isIn && fromEdge <= EDGE) root.click();
  });
};

/** The panel before it is first opened; null where the page has none. */
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
