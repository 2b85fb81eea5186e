const METHODS =
  'select.shipping_method, :is(input[name^="shipping_method"][type="radio"]:checked, input[name^="shipping_method"][type="hidden"])';

/** The chosen rate of each package, by its index (woocommerce-checkout.md §1.1). */
export const shippingMethods = (root: ParentNode): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(METHODS)].map((control) => [
      control.dataset.index ?? '0',
      control.value,
    ]),
  );
