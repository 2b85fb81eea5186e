import type { Page } from '../../runtime/page';
import { notices } from '../notices';
import { scrollToNotices } from '../scroll-to-notices';

/** Old errors and successes; the information that opens the forms above stays. */
export const dropMessages = (doc: Document): void => {
  for (const notice of notices(doc)) {
    if (!notice.matches('.woocommerce-info, .is-info')) notice.remove();
  }
  for (const group of doc.querySelectorAll('.woocommerce-NoticeGroup')) group.remove();
};

/** Puts a group of messages above the form and goes there (specification S8.14). */
export const showMessages = (
  page: Page,
  { form, content, className }: { form: Element; content: Node; className: string },
): HTMLElement => {
  dropMessages(page.document);
  const group = page.document.createElement('div');
  group.className = className;
  group.append(content);
  form.prepend(group);
  scrollToNotices(page, group);
  return group;
};
