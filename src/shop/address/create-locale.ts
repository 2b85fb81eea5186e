import * as names from './names';
import { flag, list, number, plainObject, shape, text, safeQuery } from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import { addressParams } from '../config/address';
import type { ChildLedger } from './swap-state';

const read = shape({
  label: text(),
  placeholder: text(),
  required: flag(),
  hidden: flag(),
  priority: number(),
  class: list(text()),
});

type FieldRules = ReturnType<typeof read>;

type Locales = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A country's rules for a field, merged over the defaults (woocommerce-checkout.md §3). */
export const fieldRules = (locales: Locales, country: string, field: string): FieldRules => {
  const of = (key: string) =>
    plainObject(Object.hasOwn(locales, key) ? locales[key]?.[field] : null) ?? {};
  return read({ ...of('default'), ...of(country) });
};

/** Sorts rows by priority; a row without a priority follows the row before it. */
export const orderOfRows = <R>(
  rows: readonly R[],
  priorityOf: (row: R) => number,
): readonly R[] => {
  let before = 0;
  const ranked = rows.map((row) => {
    before = priorityOf(row) || before + 1;
    return { row, rank: before };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ row }) => row);
};

const mark = (doc: Document, className: string, text: string) => {
  const span = doc.createElement('span');
  span.className = className;
  span.textContent = text;
  if (className === 'required') span.setAttribute('aria-hidden', 'true');
  return span;
};

/**
 * Labels, placeholders, order and required state of address fields by country
 * (woocommerce-checkout.md §3).
 */
export const createLocale = (
  { page, changes, signal, inBackground }: ControllerScope,
  ledger: ChildLedger,
) => {
  const { document: doc, globals, insert } = page;
  const params = globals.get(addressParams);

  const setRequired = (row: HTMLElement, isRequired: boolean) => {
    const label = row.querySelector('label');
    const control = row.querySelector('input:not([type="hidden"]), select, textarea');
    ledger.remember(label);
    label?.querySelector(isRequired ? '.optional' : '.required')?.remove();
    changes.setClass(row, names.validateRequired, isRequired);
    if (!isRequired) changes.setClasses(row, names.invalid, false);
    if (control) changes.setAttribute(control, 'aria-required', isRequired ? 'true' : null);
    const [className, text] = isRequired
      ? ['required', '*']
      : ['optional', `(${params.i18n_optional_text})`];
    if (label && !label.querySelector(`.${className}`)) {
      label.append('\u00a0', mark(doc, className, text));
    }
  };
  const setLabel = async (row: HTMLElement, { label: html, required }: FieldRules) => {
    const label = row.querySelector('label');
    if (!html || !label) return;
    // Labels may contain tags and entities.
    const content = await insert.fragment(html, 'content');
    // Nothing if the gateway has failed to load.
    if (signal.aborted || !content.hasChildNodes()) return;
    ledger.remember(label);
    label.replaceChildren(content);
    setRequired(row, required);
  };

  const applyTo = (row: HTMLElement, field: string, country: string) => {
    const rules = fieldRules(params.locale, country, field);
    const control = row.querySelector<HTMLInputElement>(
      'input:not([type="hidden"]), select, textarea',
    );
    // A field without a visible label is named by its placeholder.
    const hint = rules.placeholder || (!row.querySelector(names.shownLabel) && rules.label);
    if (hint && control) {
      changes.setAttribute(control, 'placeholder', hint);
      changes.setAttribute(control, 'data-placeholder', hint);
    }
    setRequired(row, rules.required);
    inBackground(setLabel(row, rules));
    if (field !== 'state') {
      changes.setStyle(row, 'display', rules.hidden ? 'none' : null);
      if (rules.hidden && control) control.value = '';
    }
    const classes = rules.class.join(' ').match(/\S+/g) ?? [];
    if (classes[0]) changes.setClasses(row, names.rowWidths, false);
    for (const name of classes) changes.setClass(row, name, true);
    if (rules.priority > 0) changes.setAttribute(row, 'data-priority', String(rules.priority));
  };

  /** Moving a row drops the focus inside it, so only rows whose position changes are moved. */
  const sort = (wrapper: Element) => {
    const rows = [...wrapper.children].filter((child) => child.matches(names.row)) as HTMLElement[];
    const sorted = orderOfRows(rows, ({ dataset }) => Number.parseInt(dataset.priority ?? '', 10));
    if (sorted.some((row, index) => row !== rows[index])) {
      const focused = doc.activeElement;
      ledger.remember(wrapper);
      wrapper.append(...sorted);
      if (focused instanceof HTMLElement && wrapper.contains(focused)) focused.focus();
    }
  };

  return (group: Element, country: string): void => {
    for (const [field, selector] of Object.entries(params.locale_fields)) {
      const rows = safeQuery(() => group.querySelectorAll<HTMLElement>(selector)) ?? [];
      for (const row of rows) applyTo(row, field, country);
    }
    for (const wrapper of group.querySelectorAll(names.wrappers)) sort(wrapper);
  };
};
