import { flag, plainObject, record, text } from '../../runtime/kit';

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
