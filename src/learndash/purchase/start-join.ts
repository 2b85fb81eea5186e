import { safeUrl } from '../../runtime/kit';
import { ldVars } from '../config';
import type { ControllerScope } from '../../runtime/controller-scope';
import { joinRule } from './join-rule';
import * as names from './names';
import { readReply } from './read-reply';

/** The join button: free where the total is zero (specification S4.48, learndash.md §14.3). */
export const startJoin = ({ page, listen, signal }: ControllerScope): void => {
  const { document: doc, window: win, globals } = page;
  let isBusy = false;

  const enrol = async (button: Element) => {
    if (isBusy) return;
    isBusy = true;
    button.setAttribute('aria-busy', 'true');
    const form = doc.getElementById(names.applyForm) ?? doc.getElementById(names.removeForm);
    const result = await page.ajax({
      url: globals.get(ldVars).ajaxurl,
      fields: {
        action: names.enrolAction,
        nonce: form?.dataset.nonce ?? '',
        post_id: form?.dataset.postId ?? '',
      },
      expect: 'json',
      read: readReply,
      signal,
    });
    button.removeAttribute('aria-busy');
    if (signal.aborted) return;
    const { isOk = false, message = '', redirectUrl = '' } = result.ok ? result.value : {};
    const target = isOk ? safeUrl(redirectUrl, doc.baseURI) : null;
    if (target) {
      win.location.replace(target.href);
      return;
    }
    isBusy = false;
    // Specification S8.15. Without a word of the server the visitor has one of ours.
    win.alert((isOk ? '' : message) || page.labels('failed'));
  };

  listen<MouseEvent>(
    doc,
    'click',
    (event) => {
      const button = (event.target as Element).closest(`.${names.join}`);
      if (!button) return;
      const row = doc.getElementById(names.totalRow);
      const rule = joinRule({
        isDisabled: button.classList.contains(names.joinDisabled),
        total: row?.getAttribute(names.total) ?? null,
        supports: row?.getAttribute(names.supports) ?? null,
      });
      if (rule === 'leave') return;
      // Before gateways and the list of payment buttons hear of it.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (rule === 'enrol') void enrol(button);
    },
    { capture: true },
  );
};
