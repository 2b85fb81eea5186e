import * as names from './names';
import type { Start } from '../../runtime/definition';
import { addressParams, countrySelectParams } from '../config/address';
import { emit } from '../woocommerce';
import { createChildLedger, swapState } from './swap-state';
import { createLocale } from './create-locale';

/** Address forms: the country decides which other fields there are (woocommerce-checkout.md §3). */
export const start: Start = (scope) => {
  const { page, delegate, changes, onEnd, onPluginEvent } = scope;
  const { document: doc, globals } = page;
  const { countries, i18n_select_state_text: hint } = globals.get(countrySelectParams);
  const hasLocale = globals.has(addressParams);
  const ledger = createChildLedger();
  const applyLocale = createLocale(scope, ledger);
  onEnd(ledger.undo);

  const apply = (control: HTMLElement) => {
    const group = control.closest(names.group) ?? control.closest(names.row)?.parentElement ?? null;
    if (!group) return;
    const country = (control as HTMLInputElement | HTMLSelectElement).value;
    const state = group.querySelector<HTMLInputElement | HTMLSelectElement>(names.state);
    if (state) {
      const now = swapState(state, { states: countries, country, hint, changes, ledger });
      if (now !== state || now instanceof HTMLSelectElement) {
        emit(page, names.changed, [country, group]);
      }
    }
    emit(page, names.changing, [country, group]);
    if (hasLocale) applyLocale(group, country);
  };
  delegate('change refresh', names.country, apply);
  if (!hasLocale) return;
  const applyAll = () => {
    for (const control of doc.querySelectorAll<HTMLInputElement>(names.country)) {
      if (control.value) apply(control);
    }
  };
  emit(page, names.ready);
  applyAll();
  // Plugins trigger both events for addresses they add.
  onPluginEvent(names.ready, applyAll);
  onPluginEvent(names.changing, (country, group) => {
    if (group instanceof Element) applyLocale(group, String(country));
  });
};
