import { flag, plainObject, record, text } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import { notices, scrollToNotices } from '../notices';
import { recoverJson } from '../woocommerce';

/** What `update_order_review` and `checkout` answer. */
export interface OrderAnswer {
  /** `success`, `failure`, or empty where a session has ended. */
  readonly result: string;
  /** Notices as HTML. */
  readonly messages: string;
  readonly isReload: boolean;
  readonly isRefresh: boolean;
  readonly redirect: string;
  readonly fragments: Readonly<Record<string, string>>;
  /** As listeners know it. */
  readonly raw: Readonly<Record<string, unknown>>;
}

export const readOrderAnswer = (value: unknown): OrderAnswer | undefined => {
  const raw = plainObject(value);
  if (!raw) return undefined;
  return {
    result: text()(raw.result),
    messages: text()(raw.messages),
    isReload: flag()(raw.reload),
    isRefresh: flag()(raw.refresh),
    redirect: text()(raw.redirect),
    fragments: record(text())(raw.fragments),
    raw,
  };
};

/** The same from what a badly set up server prints around it. */
export const readOrderBody = (body: unknown): OrderAnswer | undefined =>
  readOrderAnswer(recoverJson(String(body), 'result'));

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
