// @ts-check
import { findAnswer } from '../answers/answers.mjs';
import { ajaxHeaders } from '../answers/answer.mjs';
import { answerWithFault, takeFault } from '../qa/faults.mjs';
import { remember } from '../qa/session.mjs';
import { writeCartCookies } from '../shop/cart-cookies.mjs';

/** @typedef {import('hono').Context<import('../visit.mjs').BenchEnv>} Context */

/** @param {unknown} value */
const fieldText = (value) => (value instanceof File ? value.name : String(value));

/**
 * Query and form fields in one record, the later winning.
 * @param {Context} context
 */
export async function readFields(context) {
  const form = context.req.method === 'POST' ? await context.req.parseBody() : {};
  const fields = Object.entries({ ...context.req.query(), ...form });
  return Object.fromEntries(fields.map(([name, value]) => [name, fieldText(value)]));
}

/**
 * Answers the calls of the table and lets everything else through. Every call is listed in the
 * visitor's session and takes the fault that waits for it.
 * @param {import('../qa/faults.mjs').Delays} delays
 * @returns {import('hono').MiddlewareHandler<import('../visit.mjs').BenchEnv>}
 */
export function calls(delays) {
  return async (context, next) => {
    const visit = context.get('visit');
    const { method } = context.req;
    const fields = await readFields(context);
    const found = findAnswer(method, visit.url, fields);
    if (!found) return next();

    const answer = async () => {
      const { status, type, body } = found.answer({
        visit,
        fields,
        nonce: context.req.header('x-wp-nonce') ?? '',
      });
      writeCartCookies(context, visit.session);
      return context.newResponse(body, {
        status,
        headers: { ...ajaxHeaders, 'content-type': type },
      });
    };
    const kind = takeFault(visit.session, found.name);
    const entry = {
      method,
      path: visit.url.pathname + visit.url.search,
      call: found.name,
      fields,
      fault: kind ?? '',
      status: 0,
    };
    remember(visit.session.requests, entry);
    const response = kind
      ? await answerWithFault({ kind, delays, signal: context.req.raw.signal, answer })
      : await answer();
    entry.status = response.status;
    return response;
  };
}
