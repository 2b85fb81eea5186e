import { pressWithKeys } from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import * as names from './names';

/** The style sheet opens this menu under a pointer only; keyboards and touch get a button. */
export const startUserMenu = ({ page, changes, listen }: ControllerScope, focus: Element): void => {
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
