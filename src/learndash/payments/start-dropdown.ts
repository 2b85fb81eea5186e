import { atom } from 'nanostores';
import { byId, stopsIn } from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import * as names from './names';

/** While the script that used to open it is on the page, that goes on doing so. */
const isServed = (win: Window) => {
  const { jQuery } = win as { jQuery?: { fn?: { jqDropdown?: unknown } } };
  return jQuery?.fn?.jqDropdown !== undefined;
};

/** Payment buttons of several gateways, in a list that the join button opens (learndash.md §15.2). */
export const startDropdown = ({ page, changes, listen, onEnd }: ControllerScope): void => {
  const { document: doc, window: win } = page;
  const $opened = atom<{ readonly trigger: HTMLElement; readonly panel: HTMLElement } | null>(null);

  const panelOf = (trigger: Element) =>
    byId(doc, (trigger.getAttribute(names.dropdown) ?? '').replace(/^#/, ''));

  const place = () => {
    const opened = $opened.get();
    if (!opened) return;
    const { trigger, panel } = opened;
    const box = trigger.getBoundingClientRect();
    const admin = byId(doc, 'wpadminbar')?.offsetHeight ?? 0;
    const isRight = panel.classList.contains(names.dropdownRight);
    const left = win.scrollX + (isRight ? box.right - panel.offsetWidth : box.left);
    const most = win.scrollX + doc.documentElement.clientWidth - panel.offsetWidth;
    changes.setStyle(panel, 'left', `${Math.max(0, Math.min(left, most))}px`);
    changes.setStyle(panel, 'top', `${win.scrollY + box.bottom - admin}px`);
  };
  const close = () => {
    const opened = $opened.get();
    if (!opened) return;
    const { trigger, panel } = opened;
    $opened.set(null);
    changes.setClass(trigger, names.dropdownOpen, false);
    changes.setAttribute(trigger, 'aria-expanded', 'false');
    changes.setStyle(panel, 'display', null);
    panel.dispatchEvent(new CustomEvent('hide', { bubbles: true }));
  };
  const open = (trigger: HTMLElement, panel: HTMLElement) => {
    close();
    $opened.set({ trigger, panel });
    changes.setClass(trigger, names.dropdownOpen, true);
    changes.setAttribute(trigger, 'aria-expanded', 'true');
    changes.setAttribute(trigger, 'aria-controls', panel.id);
    changes.setStyle(panel, 'display', 'block');
    place();
    stopsIn(panel)[0]?.focus({ preventScroll: true });
    panel.dispatchEvent(new CustomEvent('show', { bubbles: true }));
  };

  for (const trigger of doc.querySelectorAll(`[${names.dropdown}]`)) {
    if (panelOf(trigger)) changes.setAttribute(trigger, 'aria-expanded', 'false');
  }
  listen<MouseEvent>(doc, 'click', (event) => {
    if (event.defaultPrevented || isServed(win)) return;
    const target = event.target as Element;
    const trigger = target.closest<HTMLElement>(`[${names.dropdown}]`);
    const panel = trigger && panelOf(trigger);
    if (trigger && panel) {
      event.preventDefault();
      if (trigger.classList.contains(names.dropdownDisabled)) return;
      // A gateway's code hides the list when it takes over, and the payment may fail there.
      if ($opened.get()?.trigger === trigger && panel.style.display !== 'none') close();
      else open(trigger, panel);
    } else if (!$opened.get()?.panel.contains(target) || target.closest('a[href]')) close();
  });
  listen<KeyboardEvent>(doc, 'keydown', ({ key }) => {
    const opened = $opened.get();
    if (key !== 'Escape' || !opened) return;
    opened.trigger.focus();
    close();
  });
  onEnd(page.stores.$viewport.listen(place));
};
