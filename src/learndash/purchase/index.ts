import * as names from './names';
import { safeUrl } from '../../runtime/kit';
import { ldVars } from '../config';
import type { ControllerScope } from '../../runtime/controller-scope';
import { readResponse } from './read-response';
import { startCoupons } from './start-coupons';

interface JoinFacts {
  readonly isDisabled: boolean;
  /** `data-total` of the total row; null without such a row. */
  readonly total: string | null;
  /** `data-supports-coupon`; null in releases that do not print it. */
  readonly supports: string | null;
}

/**
 * Action of the join button (specification S5.23): none, enrolment without payment if the total is
 * exactly zero, or the browser's default.
 */
export const joinRule = ({
  isDisabled,
  total,
  supports,
}: JoinFacts): 'none' | 'enrol' | 'leave' => {
  if (isDisabled) return 'none';
  if (total === null || supports === '') return 'leave';
  return Number.parseFloat(total) === 0 ? 'enrol' : 'leave';
};

/** The join button: free where the total is zero (specification S4.48, learndash.md §14.3). */
const startJoin = ({ page, listen, signal }: ControllerScope): void => {
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
      read: readResponse,
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
    // Specification S8.15. Without a message of the server, one of ours.
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
      // Before gateways and the list of payment buttons receive it.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (rule === 'enrol') void enrol(button);
    },
    { capture: true },
  );
};

/** The purchase of a course (specification S2.18, learndash.md §14). */
export const startCoursePurchase = (scope: ControllerScope): void => {
  startJoin(scope);
  startCoupons(scope);
};
