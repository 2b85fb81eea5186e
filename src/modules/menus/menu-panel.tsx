import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import {
  createPortal,
  pressWithKeys,
  useAttributes,
  useClasses,
  useListen,
  useScope,
  useStore,
} from '../../runtime/dom';
import { slideElement } from '../../runtime/kit';
import { applyPanel, type PanelElements, reducePanel } from './apply-panel';
import * as names from './names';

/** Durations of the style sheet and of the old script, in milliseconds (divi-layout.md §3.5, §3.6). */
const SLIDE_MS = 700;
const SUBMENU_MS = 700;
const FULL_MS = 1000;

interface SubMenuElements {
  readonly link: HTMLElement;
  readonly list: HTMLElement;
}

const subMenusOf = (panel: Element): readonly SubMenuElements[] =>
  [...panel.querySelectorAll(names.parentItem)].flatMap((item) => {
    const link = item.querySelector<HTMLElement>(':scope > a');
    const list = item.querySelector<HTMLElement>(':scope > ul');
    return link && list ? { link, list } : [];
  });

/** Opened by its own link, which is never followed. */
function SubMenu({ link, list }: SubMenuElements) {
  const scope = useScope();
  // Until the first press the style sheet decides.
  const [isOpen, toggle] = useReducer((was: boolean | null) => !was, null);
  useListen<MouseEvent>(link, 'click', (event) => {
    event.preventDefault();
    toggle();
  });
  useListen<KeyboardEvent>(link, 'keydown', pressWithKeys);
  useAttributes([link], () => ({ role: 'button', 'aria-expanded': isOpen === true }));
  useClasses([list], () => ({ [names.dropdownOpened]: isOpen === true }));
  useLayoutEffect(() => {
    if (isOpen === null) return;
    slideElement(scope, list, { isOpen, durationMs: SUBMENU_MS });
  }, [scope, list, isOpen]);
  const className = isOpen ? `${names.arrow} ${names.submenuOpened}` : names.arrow;
  return createPortal(<span className={className} />, link);
}

/** Whether a press closes the panel: on a link inside the page, or outside of the panel. */
const leaves = (panel: Element, element: Element): boolean => {
  if (!panel.contains(element)) return true;
  return element.closest('a')?.matches('[href*="#"]:not([role])') ?? false;
};

/** Focuses an element of the panel; none can be focused before its fade has begun. */
const focusInside = (panel: Element, win: Window): (() => void) => {
  const until = performance.now() + FULL_MS;
  let frame = 0;
  const attempt = () => {
    const { activeElement: at } = panel.ownerDocument;
    if (panel.contains(at)) return;
    for (const target of panel.querySelectorAll<HTMLElement>(names.focusable)) {
      target.focus({ preventScroll: true });
      if (panel.ownerDocument.activeElement === target) return;
    }
    if (performance.now() < until) frame = win.requestAnimationFrame(attempt);
  };
  attempt();
  return () => win.cancelAnimationFrame(frame);
};

function Panel({
  root,
  elements,
}: {
  readonly root: HTMLElement;
  readonly elements: PanelElements;
}) {
  const { page, changes } = useScope();
  const { document: doc, window: win } = page;
  const { panel, toggles, isFull } = elements;
  const [phase, dispatch] = useReducer(reducePanel, 'closed');
  const [subMenus] = useState(() => subMenusOf(panel));
  // The width of a panel depends on the window.
  useStore(page.stores.$viewport);
  const close = () => dispatch('close');

  useListen<MouseEvent>(root, 'click', (event) => {
    event.preventDefault();
    dispatch('toggle');
  });
  useListen<KeyboardEvent>(root, 'keydown', pressWithKeys);
  useListen<KeyboardEvent>(
    doc,
    'keydown',
    // In the search, Escape may cancel an IME composition.
    ({ key, isComposing }) => key === 'Escape' && !isComposing && close(),
  );
  const pressed = useRef<EventTarget | null>(null);
  useListen(doc, 'pointerdown', ({ target }) => {
    pressed.current = target;
  });
  useListen<MouseEvent>(doc, 'click', ({ target }) => {
    const element = target as Element;
    // A drag that selects text in the search may end beside the panel.
    const isDrag = panel.contains(pressed.current as Node | null) && !panel.contains(element);
    pressed.current = null;
    if (isDrag || toggles.some((toggle) => toggle.contains(element))) return;
    if (leaves(panel, element)) close();
  });
  useListen(win, 'pagehide', close);

  useLayoutEffect(() => applyPanel(changes, elements, phase));
  useLayoutEffect(() => {
    if (phase === 'open') return focusInside(panel, win);
    if (phase === 'closed') return;
    const { activeElement: at, body } = doc;
    if (panel.contains(at) || at === body) root.focus({ preventScroll: true });
    const timer = setTimeout(() => dispatch('rest'), isFull ? FULL_MS : SLIDE_MS);
    return () => clearTimeout(timer);
  }, [phase, panel, isFull, root, doc, win]);
  return subMenus.map((subMenu, index) => <SubMenu key={index} {...subMenu} />);
}

/** The panel that slides in beside the page, or covers all of it (specification S2.19). */
export function MenuPanel({ root, asleep: elements }: IslandProps<PanelElements | null>) {
  return elements && <Panel root={root} elements={elements} />;
}
