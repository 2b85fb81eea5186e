/** Local part of the usual signs or quoted, a domain with at least one dot; any script. */
const EMAIL = /^("[^"]+"|[^\s"(),:;<>@[\\\]]+)@[^\s@.]+(\.[^\s@.]+)+$/u;
const PHONE = /[\s#0-9_\-+/().]/g;

export interface RowFacts {
  readonly value: string;
  readonly isRequired: boolean;
  readonly isEmail: boolean;
  readonly isPhone: boolean;
}

export type RowFault = 'required' | 'email' | 'phone' | null;

/**
 * What is wrong with a field; these checks colour rows, they stop no order
 * (woocommerce-checkout.md §2.6).
 */
export const rowFault = ({ value, isRequired, isEmail, isPhone }: RowFacts): RowFault => {
  if (value === '') return isRequired ? 'required' : null;
  if (isEmail && !EMAIL.test(value)) return 'email';
  return isPhone && value.replace(PHONE, '') !== '' ? 'phone' : null;
};
