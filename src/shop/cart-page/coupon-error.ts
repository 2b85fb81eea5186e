import * as names from './names';

/** Shows an error at the coupon field, as its description (woocommerce-checkout.md §1.1). */
export const showCouponError = (doc: Document, text: string): void => {
  const field = doc.querySelector<HTMLInputElement>(`${names.cartForm} ${names.couponField}`);
  if (!field) return;
  clearCouponError(doc);
  const message = doc.createElement('p');
  message.id = names.couponError;
  message.className = names.couponError;
  message.setAttribute('role', 'alert');
  message.textContent = text;
  field.closest(names.couponBox)?.append(message);
  field.classList.add('has-error');
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', names.couponError);
};

export const clearCouponError = (doc: Document): void => {
  for (const message of doc.querySelectorAll(`p.${names.couponError}`)) message.remove();
  const field = doc.querySelector(`${names.cartForm} ${names.couponField}`);
  field?.classList.remove('has-error');
  field?.removeAttribute('aria-invalid');
  field?.removeAttribute('aria-describedby');
};
