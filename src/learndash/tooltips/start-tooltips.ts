import { atom } from 'nanostores';
import type { ControllerScope } from '../../runtime/controller-scope';
import type { ContentUpdates } from '../content-updates';
import { sidebar, sidebarClosed, sidebarOpened, sidebarScroller } from '../names';
import { createTipBox } from './create-tip-box';
import * as names from './names';

/** Specification S9.14. */
const PLACE_MS = 500;

/**
 * Tooltips of both generations, for pointer, touch and keyboard (learndash.md §8). Starts on pages
 * that have some, once they are there.
 */
export const start = (scope: ControllerScope, { arrivals, moves }: ContentUpdates): void => {
  const { page, changes, listen, after, onEnd } = scope;
  const { document: doc } = page;
  const box = createTipBox(scope);
  /** The element whose tooltip is shown. */
  const $shown = atom<HTMLElement | null>(null);
  let cancel = () => {};

  const placeLater = () => {
    cancel();
    cancel = after(PLACE_MS, box.place);
  };

  const showHost = (host: HTMLElement, tip: Element) => {
    changes.setClass(host, names.hidden, false);
    changes.setClass(host, names.right, false);
    const edge = host.closest(`.${sidebar}`)?.getBoundingClientRect().right;
    const limit = edge ?? doc.documentElement.clientWidth;
    changes.setClass(host, names.right, tip.getBoundingClientRect().right > limit);
  };
  const setShown = (element: HTMLElement, isShown: boolean) => {
    const text = element.querySelector(`.${names.text}`);
    if (!text) box.tips.get(element)?.classList.toggle(names.visible, isShown);
    else if (isShown) showHost(element, text);
    else changes.setClass(element, names.hidden, true);
  };
  onEnd(
    $shown.listen((shown, before) => {
      if (before) setShown(before, false);
      if (shown) setShown(shown, true);
    }),
  );
  const leave = () => $shown.set(null);

  /** Elements with a tooltip, at or around an element; for the focus also inside it. */
  const HOSTS = `.${names.initialized},[${names.attribute}]`;
  const around = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>(HOSTS) : null;
  const LOCKED = `.${names.waiting}[${names.attribute}]`;

  const arrive = (root: Element) => {
    for (const text of root.querySelectorAll(`.${names.text}`)) {
      const host = text.closest(`.${names.tip}`);
      if (!host) continue;
      changes.setClass(host, names.initialized, true);
      changes.setClass(host, names.hidden, true);
    }
    leave();
    box.collect();
    placeLater();
  };
  arrivals.push(arrive);
  moves.push(placeLater);
  for (const type of [sidebarOpened, sidebarClosed]) listen(doc, type, placeLater);
  onEnd(page.stores.$viewport.listen(placeLater));

  listen(doc, 'mouseover', ({ target }) => $shown.set(around(target)));
  listen(doc, 'focusin', ({ target }) => {
    const element = target as Element;
    const isControl = element.matches('a,button');
    $shown.set(around(element) ?? (isControl ? element.querySelector<HTMLElement>(HOSTS) : null));
  });
  listen(doc, 'focusout', leave);
  listen<TouchEvent>(
    doc,
    'touchstart',
    ({ target }) => {
      const host = around(target);
      // A second tap hides the tooltip.
      $shown.set(host === $shown.get() ? null : host);
    },
    { passive: true },
  );
  listen<KeyboardEvent>(doc, 'keydown', ({ key }) => key === 'Escape' && leave());
  listen(
    doc,
    'scroll',
    ({ target }) => {
      const isOurs = target === doc || (target as Element).classList?.contains(sidebarScroller);
      if (!isOurs || box.tips.size === 0) return;
      leave();
      placeLater();
    },
    { capture: true, passive: true },
  );
  // The calendar icon beside a lesson that is not available yet leads nowhere.
  listen(
    doc,
    'click',
    (event) => {
      const target = event.target as Element;
      const isLocked = target.closest(LOCKED) ?? target.closest('a')?.querySelector(LOCKED);
      if (isLocked) event.preventDefault();
    },
    { capture: true },
  );
  arrive(doc.documentElement);
};
