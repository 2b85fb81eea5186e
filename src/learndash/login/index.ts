import { atom } from 'nanostores';
import {
  besideDialog,
  createChanges,
  focusOnceSeen,
  pressInDialog,
  pressWithKeys,
  isOpen,
  slideElement,
  smoothScroll,
} from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import { durationFor } from '../duration-for';
import { isLoginTrigger, isLoginWanted } from './login-address';
import * as names from './names';

const SCROLL_MS = 50;
/** jQuery's "slow". */
const SLIDE_MS = 600;
/** Above any header, bar or notice: nothing may cover the close button. */
const ABOVE_ALL = '2147483647';

/** The login modal (specification S2.13, learndash.md §4). */
export const startCourseLogin = (scope: ControllerScope): void => {
  const { page, changes, listen, delegate, after, onEnd } = scope;
  const { document: doc, window: win } = page;
  const modal = doc.querySelector<HTMLElement>(`.${names.modal}`);
  const dialog = modal?.querySelector<HTMLElement>(`.${names.dialog}`);
  const whileOpen = createChanges();
  /** Set while open, with the element that opened it; null for an address. */
  const $opened = atom<{ readonly by: HTMLElement | null } | null>(null);
  let endFocusing = () => {};

  const open = (by: HTMLElement | null) => {
    if (!modal || !dialog || $opened.get()) return;
    $opened.set({ by });
    changes.setClass(modal, names.open, true);
    changes.setClass(modal, names.closed, false);
    for (const element of [modal, dialog]) whileOpen.setStyle(element, 'z-index', ABOVE_ALL);
    for (const other of besideDialog(modal)) {
      // The modal covers only part of the window, and the consent banner may have to be answered first.
      if (!other.matches(names.consentBanner)) whileOpen.setAttribute(other, 'inert', '');
    }
    void smoothScroll(page, {
      top: () => dialog.getBoundingClientRect().top + win.scrollY,
      durationMs: SCROLL_MS,
    });
    endFocusing = focusOnceSeen(dialog, win);
  };
  const close = () => {
    const opened = $opened.get();
    if (!modal || !opened) return;
    $opened.set(null);
    endFocusing();
    changes.setClass(modal, names.open, false);
    changes.setClass(modal, names.closed, true);
    whileOpen.undo();
    opened.by?.focus({ preventScroll: true });
  };

  delegate('click', names.trigger, (trigger, event) => {
    if (!isLoginTrigger(trigger, win.location)) return;
    event.preventDefault();
    open(trigger);
  });
  if (!modal || !dialog) return;

  // Moved to the body, out of clipping ancestors and above the theme's header.
  const place = doc.createComment('');
  modal.replaceWith(place);
  doc.body.prepend(modal);
  onEnd(() => {
    whileOpen.undo();
    place.replaceWith(modal);
  });

  const heading = dialog.querySelector(`.${names.heading}`)?.textContent?.trim();
  const addMissing = (element: Element, name: string, value: string | undefined) => {
    if (value && !element.hasAttribute(name)) changes.setAttribute(element, name, value);
  };
  addMissing(dialog, 'role', 'dialog');
  addMissing(dialog, 'aria-modal', 'true');
  addMissing(dialog, 'aria-label', heading);
  addMissing(dialog, 'tabindex', '-1');
  for (const closer of modal.querySelectorAll<HTMLElement>(`.${names.closer}`)) {
    addMissing(closer, 'role', 'button');
    addMissing(closer, 'tabindex', '0');
    addMissing(closer, 'aria-label', page.labels('close'));
    listen<KeyboardEvent>(closer, 'keydown', pressWithKeys);
    listen(closer, 'click', close);
  }
  listen<KeyboardEvent>(doc, 'keydown', (event) => {
    if (!$opened.get() || event.defaultPrevented) return;
    pressInDialog(event, dialog, close);
  });

  delegate('click', `.${names.modal} .${names.register}`, (link, event) => {
    const form = doc.getElementById(names.registerForm);
    if (!form) return;
    event.preventDefault();
    // It cannot be closed again, so a second press during the slide must not restart it.
    if (!isOpen(link)) return;
    const box = link.closest(`.${names.registerPart}`);
    const shown = box?.querySelectorAll<HTMLElement>(`.${names.registerText},.${names.alert}`);
    for (const each of [link, ...(shown ?? [])]) {
      if (!form.contains(each)) slideElement(scope, each, { isOpen: false, durationMs: SLIDE_MS });
    }
    const showForm = () => {
      slideElement(scope, form, { isOpen: true, durationMs: SLIDE_MS });
      form.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    };
    after(durationFor(page, SLIDE_MS), showForm);
  });

  listen(win, 'hashchange', () => win.location.hash === names.hash && open(null));
  if (isLoginWanted(win.location)) open(null);
};
