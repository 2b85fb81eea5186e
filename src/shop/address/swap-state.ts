import * as names from './names';
import type { Changes } from '../../runtime/kit';

/** Remembers an element's children before its first change; `undo` restores exactly those nodes. */
export const createChildLedger = () => {
  const before = new Map<Element, readonly ChildNode[]>();
  return {
    remember(element: Element | null | undefined): void {
      if (element && !before.has(element)) before.set(element, [...element.childNodes]);
    },
    undo(): void {
      for (const [element, nodes] of before) {
        const isSame =
          nodes.length === element.childNodes.length &&
          nodes.every((node, index) => node === element.childNodes[index]);
        if (!isSame) element.replaceChildren(...nodes);
      }
      before.clear();
    },
  };
};

export type ChildLedger = ReturnType<typeof createChildLedger>;

export type States = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * - `none`: the country has no states, the field is hidden
 * - `list`: the state is chosen from a list
 * - `free`: the state is typed
 */
type StateKind = 'none' | 'list' | 'free';

/** The kind of state field for a country: an empty map means "none", a missing entry means free text. */
export const stateKind = (states: States, country: string): StateKind => {
  if (!Object.hasOwn(states, country)) return 'free';
  return Object.keys(states[country] ?? {}).length > 0 ? 'list' : 'none';
};

type StateField = HTMLInputElement | HTMLSelectElement;

const make = (kind: StateKind, old: StateField, hint: string): StateField => {
  const doc = old.ownerDocument;
  const field = doc.createElement(kind === 'list' ? 'select' : 'input');
  if (field instanceof HTMLInputElement) field.type = kind === 'none' ? 'hidden' : 'text';
  field.id = old.id;
  field.name = old.name;
  const classes = old.dataset.inputClasses ?? '';
  const own = { list: names.stateSelect, free: 'input-text', none: 'hidden' }[kind];
  field.className = `${own} ${classes}`.trim();
  field.dataset.inputClasses = classes;
  for (const name of [
    'autocomplete',
    'data-label',
    'aria-required',
    'placeholder',
    'data-placeholder',
  ]) {
    const value = old.getAttribute(name);
    if (value !== null) field.setAttribute(name, value);
  }
  // Select lists keep their placeholder in a data attribute, for scripts.
  const words = old.dataset.placeholder;
  if (words && words !== hint) field.setAttribute('placeholder', words);
  return field;
};

const fill = (
  select: HTMLSelectElement,
  states: Readonly<Record<string, string>>,
  hint: string,
) => {
  const doc = select.ownerDocument;
  const options = [['', hint], ...Object.entries(states)].map(([value = '', label = '']) => {
    const option = doc.createElement('option');
    option.value = value;
    option.textContent = label;
    return option;
  });
  select.replaceChildren(...options);
};

const codesOf = ({ options }: HTMLSelectElement) => [...options].map(({ value }) => value).join();

interface SwapOptions {
  readonly changes: Changes;
  readonly ledger: ChildLedger;
  readonly states: States;
  readonly country: string;
  /** Text of the first, empty option. */
  readonly hint: string;
}

/**
 * Turns the state field of an address into the kind its country needs; returns the field that is
 * now in the page.
 */
export const swapState = (old: StateField, options: SwapOptions): StateField => {
  const { states, country, hint, changes, ledger } = options;
  const kind = stateKind(states, country);
  const row = old.closest<HTMLElement>(names.row);
  const isList = old instanceof HTMLSelectElement;
  if (row) changes.setStyle(row, 'display', kind === 'none' ? 'none' : null);
  if (kind === 'free' && !isList && old.type !== 'hidden') return old;
  const { value } = old;
  const field = kind === 'list' && isList ? old : make(kind, old, hint);
  if (field !== old) {
    ledger.remember(old.parentElement);
    row?.querySelector(names.enhanced)?.remove();
    old.replaceWith(field);
  }
  if (field instanceof HTMLSelectElement) {
    const before = codesOf(field);
    ledger.remember(field);
    fill(field, states[country] ?? {}, hint);
    field.value = value;
    // The selected state belongs to another country.
    if (field.selectedIndex < 0) field.value = '';
    // Without a real change no event: on a page that has just loaded it would mark the state as missing.
    if (codesOf(field) !== before) field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  return field;
};
