import * as names from './names';
import { afterPress } from './after-press';
import type { ControllerScope } from '../../runtime/controller-scope';

/** Usual characters or a quoted string before the @, then a domain with at least one dot; any script. */
const EMAIL = /^("[^"]+"|[^\s"(),:;<>@[\\\]]+)@[^\s@.]+(\.[^\s@.]+)+$/u;
const PHONE = /[\s#0-9_\-+/().]/g;

interface RowFacts {
  readonly value: string;
  readonly isRequired: boolean;
  readonly isEmail: boolean;
  readonly isPhone: boolean;
}

type RowFault = 'required' | 'email' | 'phone' | null;

/**
 * What is wrong with a field. These checks colour rows; they never stop an order
 * (woocommerce-checkout.md §2.6).
 */
export const rowFault = ({ value, isRequired, isEmail, isPhone }: RowFacts): RowFault => {
  if (value === '') return isRequired ? 'required' : null;
  if (isEmail && !EMAIL.test(value)) return 'email';
  return isPhone && value.replace(PHONE, '') !== '' ? 'phone' : null;
};

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const VALID = 'woocommerce-validated';
const classes = {
  required: `${names.invalid}-required-field`,
  email: `${names.invalid}-email`,
  phone: `${names.invalid}-phone`,
} as const;
const FIELDS = ':is(.input-text, select, input[type="checkbox"])';
const FORMS = `:is(${names.form}, ${names.billingModule}, ${names.shippingModule})`;

/** Validates rows while they are filled in (woocommerce-checkout.md §2.6). */
export const markRows = (scope: ControllerScope) => {
  const { page, changes, delegate } = scope;
  /** The server's message for one field. */
  const messageOf = (field: Element) =>
    field.closest(names.row)?.querySelector(`.${names.inlineError}`);
  /** Removes it. */
  const clearInline = (field: Element): void => {
    const described = field.getAttribute('aria-describedby');
    changes.setAttribute(field, 'aria-invalid', null);
    if (described?.endsWith('_description')) changes.setAttribute(field, 'aria-describedby', null);
    messageOf(field)?.remove();
  };
  const validateField = (field: Field): void => {
    const row = field.closest(names.row);
    if (!row) return;
    const isUnchecked =
      field instanceof HTMLInputElement && field.type === 'checkbox' && !field.checked;
    const fault = rowFault({
      value: isUnchecked ? '' : field.value,
      isRequired: row.classList.contains('validate-required'),
      isEmail: row.classList.contains('validate-email'),
      isPhone: row.classList.contains('validate-phone'),
    });
    changes.setClass(row, names.invalid, fault !== null);
    for (const [name, className] of Object.entries(classes)) {
      changes.setClass(row, className, fault === name);
    }
    changes.setClass(row, VALID, fault === null);
    if (fault) changes.setAttribute(field, 'aria-invalid', 'true');
    else clearInline(field);
  };

  delegate('input', `${FORMS} ${FIELDS}`, (field) => {
    clearInline(field);
    const row = field.closest(names.row);
    if (row) changes.setClasses(row, [names.invalid, VALID, ...Object.values(classes)], false);
  });
  delegate('change validate', `${FORMS} ${FIELDS}`, (field) => validateField(field as Field));
  delegate('focusout', `${FORMS} ${FIELDS}`, (field) => {
    const message = messageOf(field);
    if (!message) validateField(field as Field);
    // The order may have been sent meanwhile, and its response may have replaced the message.
    else afterPress(scope, 0, () => message.isConnected && validateField(field as Field));
  });
  return {
    all(): void {
      for (const field of page.document.querySelectorAll<Field>(`${FORMS} ${FIELDS}`)) {
        validateField(field);
      }
    },
  };
};
