import { pressWithKeys } from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import * as names from './names';
import { showCurrent } from './show-current';
import { startSidebar } from './start-sidebar';
import { startUserMenu } from './start-user-menu';

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
  // Until 4.20 it was no button, and no stop of the keyboard.
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
