// @ts-check
import { findHandler } from '../handlers/find-handler.mjs';
import { ajaxHeaders } from '../handlers/handler.mjs';
import { respondWithFault, consumeFault } from '../qa/faults.mjs';
import { remember } from '../qa/session.mjs';
import { writeCartCookies } from '../shop/cart-cookies.mjs';

/** @typedef {import('hono').Context<import('../visit.mjs').DemoEnv>} Context */

/** @param {unknown} value */
const fieldText = (value) => (value instanceof File ? value.name : String(value));

/**
 * Query and form fields in one record; form fields take precedence.
 * @param {Context} context
 */
export async function readFields(context) {
  const form = context.req.method === 'POST' ? await context.req.parseBody() : {};
  const fields = Object.entries({ ...context.req.query(), ...form });
  return Object.fromEntries(fields.map(([name, value]) => [name, fieldText(value)]));
}

/**
 * Passes ajax calls to their handlers, and all other requests on. Every call is logged in the
 * visitor's session, and gets the fault that is queued for it.
 * @param {import('../qa/faults.mjs').Delays} delays
 * @returns {import('hono').MiddlewareHandler<import('../visit.mjs').DemoEnv>}
 */
export function calls(delays) {
  return async (context, next) => {
    const visit = context.get('visit');
    const { method } = context.req;
    const fields = await readFields(context);
    const call = findHandler(method, visit.url, fields);
    if (!call) return next();

    const respond = async () => {
      const { status, type, body } = call.handle({
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
    const kind = consumeFault(visit.session, call.name);
    const entry = {
      method,
      path: visit.url.pathname + visit.url.search,
      call: call.name,
      fields,
      fault: kind ?? '',
      status: 0,
    };
    remember(visit.session.requests, entry);
    const response = kind
      ? await respondWithFault({ kind, delays, signal: context.req.raw.signal, respond })
      : await respond();
    entry.status = response.status;
    return response;
  };
}
