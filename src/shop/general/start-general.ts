import { cartFragmentsParams } from '../config/fragments';
import { menuCartParams } from '../config/menu-cart';
import type { ControllerScope } from '../../runtime/controller-scope';
import type { Start } from '../../runtime/definition';
import { addPasswordToggles } from './add-password-toggles';
import { focusFirstAlert } from './focus-first-alert';
import { deleteMethod, js, linkButtons, noJs, ordering, resetForm, sortedCount } from './names';
import { raiseQuantities } from './raise-quantities';
import { showDescriptions } from './show-descriptions';
import { showFilledWidgets } from './show-filled-widgets';
import { showStoreNotice } from './show-store-notice';
import { toggleMenuCart } from './toggle-menu-cart';
import { updateCounts } from './update-counts';

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

/** Puts the text of a sorted list in once more, so that the alert is spoken (contract §5.8). */
const announceResultCount = ({ page, after }: ControllerScope) =>
  after(ANNOUNCE_MS, () => {
    const count = page.document.querySelector(sortedCount);
    const nodes = [...(count?.childNodes ?? [])];
    count?.replaceChildren();
    count?.append(...nodes);
  });

/** Buttons whose second press would send twice (contract §5.22, §5.26). */
const pressOnce = ({ delegate, changes }: ControllerScope) => {
  const pressed = new WeakSet<Element>();
  delegate('click', deleteMethod, (button, event) => {
    if (pressed.has(button)) event.preventDefault();
    pressed.add(button);
    changes.setClass(button, 'disabled', true);
  });
  delegate('submit', resetForm, (form) => {
    for (const button of form.querySelectorAll('[type="submit"]')) {
      changes.setAttribute(button, 'disabled', 'disabled');
    }
  });
};

/** Links that are announced as buttons are pressed by Space too; Enter is the browser's. */
const pressWithSpace = ({ delegate }: ControllerScope) =>
  delegate('keydown', linkButtons, (link, event) => {
    const { key, repeat } = event as KeyboardEvent;
    if (key !== ' ' || event.target !== link) return;
    event.preventDefault();
    if (!repeat) link.click();
  });

/** What any page of the shop may need, however small. */
export const startGeneral: Start = (scope) => {
  const { globals } = scope.page;
  markScripted(scope);
  submitOrdering(scope);
  announceResultCount(scope);
  showStoreNotice(scope);
  raiseQuantities(scope);
  addPasswordToggles(scope);
  showDescriptions(scope);
  focusFirstAlert(scope);
  pressOnce(scope);
  pressWithSpace(scope);
  updateCounts(scope);
  if (globals.has(cartFragmentsParams)) showFilledWidgets(scope);
  if (globals.has(menuCartParams)) toggleMenuCart(scope);
};
