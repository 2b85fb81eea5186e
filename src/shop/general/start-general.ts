import { cartFragmentsParams } from '../../runtime/config/woocommerce';
import { menuCartParams } from '../../runtime/config/menu-cart';
import {
  geolocationParams,
  passwordStrengthParams,
  tokenizationParams,
} from '../../runtime/config/woocommerce-extras';
import { inBackground, inScope, type Scope } from '../kit';
import { addPasswordToggles } from './add-password-toggles';
import { announceResultCount } from './announce-result-count';
import { focusFirstAlert } from './focus-first-alert';
import { deleteMethod, js, noJs, resetForm } from './names';
import { raiseQuantities } from './raise-quantities';
import { showDescriptions } from './show-descriptions';
import { showFilledWidgets } from './show-filled-widgets';
import { showStoreNotice } from './show-store-notice';
import { submitOrdering } from './submit-ordering';
import { toggleMenuCart } from './toggle-menu-cart';
import { updateCounts } from './update-counts';

/** The style sheet shows the forms for login and coupons for good while the page claims no script. */
const tellStyleSheet = ({ page, changes }: Scope) => {
  const { body } = page.document;
  if (!body.classList.contains(noJs)) return;
  changes.setClass(body, noJs, false);
  changes.setClass(body, js, true);
};

/** Buttons whose second press would ask twice (contract §5.22, §5.26). */
const pressOnce = ({ hear, changes }: Scope) => {
  const pressed = new WeakSet<Element>();
  hear('click', deleteMethod, (button, event) => {
    if (pressed.has(button)) event.preventDefault();
    pressed.add(button);
    changes.setClass(button, 'disabled', true);
  });
  hear('submit', resetForm, (form) => {
    for (const button of form.querySelectorAll('[type="submit"]')) {
      changes.setAttribute(button, 'disabled', 'disabled');
    }
  });
};

const extras = [tokenizationParams, passwordStrengthParams, geolocationParams];

const loadExtras = async (scope: Scope) => {
  const { startExtras } = await scope.page.load(() => import('../extras'));
  if (!scope.ended.aborted) startExtras(scope);
};

/** What any page of the shop may need, however small. */
export const startGeneral = inScope('shop', (scope) => {
  const { globals } = scope.page;
  tellStyleSheet(scope);
  submitOrdering(scope);
  announceResultCount(scope);
  showStoreNotice(scope);
  raiseQuantities(scope);
  addPasswordToggles(scope);
  showDescriptions(scope);
  focusFirstAlert(scope);
  pressOnce(scope);
  updateCounts(scope);
  if (globals.has(cartFragmentsParams)) showFilledWidgets(scope);
  if (globals.has(menuCartParams)) toggleMenuCart(scope);
  if (extras.some(globals.has)) inBackground(scope.page, loadExtras(scope));
});
