import { type FormFields, formFields } from '../../runtime/kit';
import { shippingMethods } from '../shipping-methods';
import type { Split } from './split';
import * as names from './names';

interface ReviewOptions {
  readonly form: HTMLFormElement;
  readonly split: Split;
  readonly nonce: string;
  readonly hasShipping: boolean;
}

const parts = {
  country: 'country',
  state: 'state',
  postcode: 'postcode',
  city: 'city',
  address: 'address_1',
  address_2: 'address_2',
} as const;

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

/** Whether every required row of an address that is shown has a value. */
const hasFullAddress = (split: Split): boolean =>
  split
    .roots()
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(names.requiredAddress)])
    .filter(isShown)
    .every((row) => {
      const field = row.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
      return !field || field.value !== '';
    });

/** What `update_order_review` is sent (woocommerce-checkout.md §2.2). */
export const reviewFields = (options: ReviewOptions): FormFields => {
  const { form, split, nonce, hasShipping } = options;
  const doc = form.ownerDocument;
  const valueOf = (name: string) => split.field(name)?.value ?? '';
  const isElsewhere = doc.querySelector<HTMLInputElement>(names.shipToDifferent)?.checked ?? false;
  const address = (kind: 'billing' | 'shipping', prefix: string) =>
    Object.fromEntries(
      Object.entries(parts).map(([key, part]) => [`${prefix}${key}`, valueOf(`${kind}_${part}`)]),
    );
  split.mirror();
  const all = formFields(form);
  // The server needs it with the order only.
  all.delete(names.accountPassword);
  return {
    security: nonce,
    payment_method: doc.querySelector<HTMLInputElement>(`${names.method}:checked`)?.value ?? '',
    ...address('billing', ''),
    ...address(isElsewhere ? 'shipping' : 'billing', 's_'),
    has_full_address: hasFullAddress(split),
    post_data: all.toString(),
    ...(hasShipping && { shipping_method: shippingMethods(doc) }),
  };
};
