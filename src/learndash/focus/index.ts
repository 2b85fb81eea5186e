import { pressWithKeys } from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import * as names from './names';
import { showCurrent } from './show-current';
import { startSidebar } from './start-sidebar';

/** The style sheet opens this menu on hover only; keyboards and touch get a button. */
const startUserMenu = ({ page, changes, listen }: ControllerScope, focus: Element): void => {
  const menu = focus.querySelector<HTMLElement>(`.${names.userMenu}`);
  const items = menu?.querySelector<HTMLElement>(`.${names.userMenuItems}`);
  const button = menu?.querySelector<HTMLElement>(`.${names.avatar}`);
  if (!menu || !items || !button) return;
  const setOpen = (isOpen: boolean) => {
    changes.setAttribute(button, 'aria-expanded', String(isOpen));
    changes.setStyle(items, 'visibility', isOpen ? 'visible' : null);
    changes.setStyle(items, 'opacity', isOpen ? '1' : null);
  };
  changes.setAttribute(button, 'role', 'button');
  changes.setAttribute(button, 'tabindex', '0');
  changes.setAttribute(button, 'aria-label', page.labels('menu'));
  setOpen(false);
  listen(button, 'click', () => setOpen(button.getAttribute('aria-expanded') !== 'true'));
  listen<KeyboardEvent>(menu, 'keydown', (event) => {
    if (event.target === button) pressWithKeys(event);
    if (event.key !== 'Escape') return;
    setOpen(false);
    button.focus();
  });
  listen<FocusEvent>(menu, 'focusout', ({ relatedTarget }) => {
    if (!menu.contains(relatedTarget as Node | null)) setOpen(false);
  });
};

/** Lessons and topics in focus mode (specification S2.15, learndash.md §7). */
export const startFocusMode = (scope: ControllerScope): void => {
  const { page, changes, listen } = scope;
  const { document: doc } = page;
  for (const focus of doc.querySelectorAll<HTMLElement>(`.${names.focus}`)) {
    startSidebar(scope, focus);
    startUserMenu(scope, focus);
    for (const each of focus.querySelectorAll<HTMLElement>(names.themeParts)) {
      changes.setStyle(each, 'display', 'none');
    }
  }
  showCurrent(scope);
  const post = doc.getElementById(names.postButton);
  // Until 4.20 it was no button, and not focusable.
  if (post && doc.getElementById(names.commentForm) && !post.matches('button,a[href]')) {
    changes.setAttribute(post, 'role', 'button');
    changes.setAttribute(post, 'tabindex', '0');
    listen<KeyboardEvent>(post, 'keydown', pressWithKeys);
  }
  listen(doc, 'click', ({ target }) => {
    const button = (target as Element).closest(`#${names.postButton}`);
    const form = doc.getElementById(names.commentForm);
    if (!button || !form) return;
    changes.setClass(button, names.postOpen, true);
    changes.setClass(form, names.formCollapsed, false);
    doc.getElementById(names.comment)?.focus();
  });
};
