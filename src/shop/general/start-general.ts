import { cartFragmentsParams } from '../config/fragments';
import type { ControllerScope } from '../../runtime/controller-scope';
import type { Start } from '../../runtime/definition';
import { focusFirstAlert } from './focus-first-alert';
import { js, linkButtons, noJs, ordering, sortedCount } from './names';
import { raiseQuantities } from './raise-quantities';
import { showFilledWidgets } from './show-filled-widgets';
import { showStoreNotice } from './show-store-notice';
import { watchCounts } from './watch-counts';

/** WooCommerce's own delay: a screen reader has finished with the new page by then. */
const ANNOUNCE_MS = 1000;

/** The style sheet shows the forms for login and coupons for good while the page claims no script. */
const markScripted = ({ page, changes }: ControllerScope) => {
  const { body } = page.document;
  if (!body.classList.contains(noJs)) return;
  changes.setClass(body, noJs, false);
  changes.setClass(body, js, true);
};

/** The sorting form is sent as soon as its value changes (specification S2.11). */
const submitOrdering = ({ delegate }: ControllerScope) =>
  delegate('change', ordering, (select) => select.closest('form')?.requestSubmit());

/**
 * Puts the text of a sorted list in once more, so that the alert is spoken (woocommerce.md §6.1).
 */
const announceResultCount = ({ page, after }: ControllerScope) =>
  after(ANNOUNCE_MS, () => {
    const count = page.document.querySelector(sortedCount);
    const nodes = [...(count?.childNodes ?? [])];
    count?.replaceChildren();
    count?.append(...nodes);
  });

/** Links that are announced as buttons are pressed by Space too; Enter is the browser's. */
const pressWithSpace = ({ delegate }: ControllerScope) =>
  delegate('keydown', linkButtons, (link, event) => {
    const { key, repeat } = event as KeyboardEvent;
    if (key !== ' ' || event.target !== link) return;
    event.preventDefault();
    if (!repeat) link.click();
  });

/** What nearly every page of the shop needs. */
export const startGeneral: Start = (scope) => {
  markScripted(scope);
  submitOrdering(scope);
  announceResultCount(scope);
  showStoreNotice(scope);
  raiseQuantities(scope);
  focusFirstAlert(scope);
  pressWithSpace(scope);
  watchCounts(scope);
  if (scope.page.globals.has(cartFragmentsParams)) showFilledWidgets(scope);
};
