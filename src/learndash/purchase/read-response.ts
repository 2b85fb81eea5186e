import { decodeEntities } from '../../runtime/decode-entities';
import { plainObject, text } from '../../runtime/kit';

/** Decodes text that the server has escaped for HTML, and removes tags. */
export const plainText = (html: string): string =>
  decodeEntities(html.replace(/<[^>]*>/g, '')).trim();

/** Response of the three requests of the purchase box (learndash.md §14.1). */
export interface CouponResponse {
  readonly isOk: boolean;
  readonly message: string;
  readonly code: string;
  readonly discount: string;
  /** As printed by the server: a number or a string. Empty where the response has none. */
  readonly value: string;
  readonly formatted: string;
  readonly stripeValue: string;
  readonly redirectUrl: string;
}

/** Undefined for anything but a response: a login page, a number. */
export const readResponse = (value: unknown): CouponResponse | undefined => {
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
