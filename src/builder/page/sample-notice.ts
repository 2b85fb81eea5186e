import type { ControllerScope } from '../../runtime/controller-scope';
import * as names from '../names';

/** The shop's sentence, with the field's name in bold. */
const sample = (doc: Document): HTMLElement => {
  const group = doc.createElement('div');
  group.className = names.noticeGroup;
  const list = group.appendChild(doc.createElement('ul'));
  list.className = names.noticeList;
  list.setAttribute('role', 'alert');
  const item = list.appendChild(doc.createElement('li'));
  item.dataset['id'] = names.billingName;
  const field = doc.createElement('strong');
  field.textContent = 'Billing First name';
  item.append(field, ' is a required field.');
  return group;
};

/**
 * A sample notice to be styled, in the billing section of a checkout (specification S5.21):
 * inserted when the form is there, and again after the editor has re-rendered it.
 */
export const showSampleNotice = ({ page, on, onEnd }: ControllerScope): void => {
  const { document: doc } = page;
  let shown: HTMLElement[] = [];
  const show = () => {
    // Forgets notices that were removed together with their form.
    shown = shown.filter((notice) => notice.isConnected);
    for (const form of doc.querySelectorAll(names.checkoutBilling)) {
      if (shown.some((notice) => notice.parentElement === form)) continue;
      const notice = sample(doc);
      form.prepend(notice);
      shown.push(notice);
    }
  };
  show();
  on('content:found', show);
  onEnd(() => {
    for (const notice of shown) notice.remove();
  });
};
