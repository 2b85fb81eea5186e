import * as names from './names';
import type { Params } from '../config';
import { fractionDigits, parsePrice } from './price';

/** Text of an amount without the currency symbol, which has its own element. */
const amountText = (amount: Element) =>
  [amount, ...amount.querySelectorAll('bdi')]
    .flatMap((element) => [...element.childNodes])
    .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
    .join('');

/** Lists and maps are printed as JSON, a single name as it is. */
const readCategory = (value = ''): unknown => {
  try {
    return /^[[{]/.test(value) ? JSON.parse(value) : value;
  } catch {
    return value;
  }
};

const valueOf = (control: Element | null | undefined) =>
  (control as HTMLInputElement | null | undefined)?.value ?? '';

/** Event parameters of an added product, from its markup (specification S9.39, pixel.md §4.1). */
export const readProduct = (
  button: HTMLElement,
  { canUseSku, currency }: { readonly canUseSku: boolean; readonly currency: string },
): Params => {
  const card = button.closest(names.product);
  // Related products are inside the product's own element; outside of a product, nothing is known
  // to belong to it.
  const all = (selector: string) =>
    [...(card?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
      (element) => element.parentElement?.closest(names.product) === card,
    );
  const form = button.closest('form');
  const amounts = all(names.amount).filter((amount) => !amount.closest(names.otherPrice));
  const amount =
    amounts.find((each) => each.closest(names.variationPrice)) ??
    amounts.find((each) => each.closest(`${names.price} ins`)) ??
    amounts.find((each) => each.closest(names.price)) ??
    amounts[0];
  const quantity = Number.parseFloat(
    valueOf(form?.querySelector(names.quantity) ?? all(names.quantity)[0]),
  );
  const digits = fractionDigits(currency);
  const value =
    (amount ? parsePrice(amountText(amount), digits) : Number.NaN) *
    (Number.isNaN(quantity) ? 1 : quantity);

  // Wishlist links write both with a hyphen.
  const {
    product_sku,
    productSku = product_sku,
    product_id,
    productId = product_id,
  } = button.dataset;
  const id =
    valueOf(form?.querySelector(names.variation)) ||
    valueOf(form?.querySelector(names.productField)) ||
    (canUseSku && productSku) ||
    productId;
  const title = all(names.ownTitle)[0] ? [all(names.ownTitle)[0]] : all(names.title);
  const name = title.map((each) => each?.textContent.trim()).join('');
  const category = readCategory(all(names.category)[0]?.dataset.content_category);
  return {
    // A value without a currency is meaningless.
    ...(currency && !Number.isNaN(value) ? { value: Number(value.toFixed(4)), currency } : {}),
    ...(category ? { content_category: category } : {}),
    ...(name ? { content_name: name } : {}),
    content_type: 'product',
    ...(id ? { content_ids: [id] } : {}),
  };
};
