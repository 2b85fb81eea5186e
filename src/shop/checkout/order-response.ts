import { flag, plainObject, record, text } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import { notices, scrollToNotices } from '../notices';
import { recoverJson } from '../woocommerce';

/** Response of `update_order_review` and `checkout`. */
export interface OrderResponse {
  /** `success`, `failure`, or empty after the session has expired. */
  readonly result: string;
  /** Notices as HTML. */
  readonly messages: string;
  readonly isReload: boolean;
  readonly isRefresh: boolean;
  readonly redirect: string;
  readonly fragments: Readonly<Record<string, string>>;
  /** The untouched response, for listeners of plugins. */
  readonly raw: Readonly<Record<string, unknown>>;
}

export const readOrderResponse = (value: unknown): OrderResponse | undefined => {
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

/** Reads the response from a body in which PHP warnings may surround the JSON. */
export const readOrderBody = (body: unknown): OrderResponse | undefined =>
  readOrderResponse(recoverJson(String(body), 'result'));

/** Removes old errors and successes; the notices that open login and coupon forms stay. */
export const dropMessages = (doc: Document): void => {
  for (const notice of notices(doc)) {
    if (!notice.matches('.woocommerce-info, .is-info')) notice.remove();
  }
  for (const group of doc.querySelectorAll('.woocommerce-NoticeGroup')) group.remove();
};

/** Inserts a group of messages above the form and scrolls to it (specification S8.14). */
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
