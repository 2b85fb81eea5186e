import type { Page } from '../runtime/page';

/** A message in the shop's own form, for calls without an answer. */
export const failedNotice = ({ document: doc, labels }: Page): Element => {
  const list = doc.createElement('ul');
  list.className = 'woocommerce-error';
  list.setAttribute('role', 'alert');
  const item = doc.createElement('li');
  item.textContent = labels('failed');
  list.append(item);
  return list;
};
