import { decodeEntities } from '../../runtime/decode-entities';
import { plainObject, text } from '../../runtime/kit';

/** Text that the server has escaped for HTML: tags go, entities become what they stand for. */
export const plainText = (html: string): string =>
  decodeEntities(html.replace(/<[^>]*>/g, '')).trim();

/** The answer of the three calls of the purchase box (learndash.md §14.1). */
export interface Reply {
  readonly isOk: boolean;
  readonly message: string;
  readonly code: string;
  readonly discount: string;
  /** As the server has put it: a number or a string. Empty where the answer has none. */
  readonly value: string;
  readonly formatted: string;
  readonly stripeValue: string;
  readonly redirectUrl: string;
}

/** Undefined for anything that is no answer: a login page, a number. */
export const readReply = (value: unknown): Reply | undefined => {
  const envelope = plainObject(value);
  const data = plainObject(envelope?.data);
  if (!envelope || !data || typeof envelope.success !== 'boolean') return undefined;
  const total = plainObject(data.total) ?? {};
  const read = text();
  return {
    isOk: envelope.success,
    message: plainText(read(data.message)),
    code: read(data.coupon_code),
    discount: plainText(read(data.discount)),
    value: read(total.value),
    formatted: plainText(read(total.formatted)),
    stripeValue: read(total.stripe_value),
    redirectUrl: read(data.redirect_url),
  };
};
