import { byId } from '../../runtime/kit';
import * as names from './names';

/**
 * Errors name their field: each becomes a link to it and a message beside it
 * (woocommerce-checkout.md §2.5).
 */
export const linkErrors = (doc: Document, content: DocumentFragment): void => {
  for (const item of content.querySelectorAll<HTMLElement>('[data-id]')) {
    const id = item.dataset.id ?? '';
    const field = byId(doc, id);
    const text = item.textContent?.trim() ?? '';
    const link = doc.createElement('a');
    link.href = `#${id}`;
    link.append(...item.childNodes);
    item.append(link);
    const row = field?.closest(names.row);
    if (!field || !row) continue;
    row.querySelector(`.${names.inlineError}`)?.remove();
    const message = doc.createElement('p');
    message.id = `${id}_description`;
    message.className = names.inlineError;
    message.textContent = text;
    row.append(message);
    field.setAttribute('aria-describedby', message.id);
    field.setAttribute('aria-invalid', 'true');
  }
  for (const list of content.querySelectorAll('[role="alert"]')) {
    list.removeAttribute('role');
    list.setAttribute('tabindex', '-1');
  }
};
