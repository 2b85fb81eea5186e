// @ts-check

/**
 * What a feature's response may look at.
 * @typedef {object} Call
 * @property {import('../visit.mjs').Visit} visit
 * @property {Readonly<Record<string, string>>} fields query and body, as PHP's request array
 * @property {string} nonce of the REST interface, as the header carries it
 */

/** @typedef {{ status: 200 | 204 | 400 | 403 | 422, type: string, body: string }} Answer */
/** @typedef {(call: Call) => Answer} Answerer */

/**
 * A feature's entries in the answer table. Each feature has one file that exports such an object.
 * @typedef {object} AnswerTable
 * @property {Readonly<Record<string, Answerer>>} [wcAjax] by endpoint of `/?wc-ajax=`
 * @property {Readonly<Record<string, Answerer>>} [adminAjax] by `action` of admin-ajax.php
 * @property {Readonly<Record<string, Answerer>>} [paths] by `METHOD /path`
 */

/** WordPress sends these headers with every ajax response. */
export const ajaxHeaders = {
  'x-robots-tag': 'noindex',
  expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
  'cache-control': 'no-cache, must-revalidate, max-age=0',
};

/**
 * @param {unknown} value
 * @returns {Answer}
 */
export const json = (value) => ({
  status: 200,
  type: 'application/json; charset=UTF-8',
  body: JSON.stringify(value),
});

/**
 * Divi answers JSON under the wrong content type, and some calls with nothing at all.
 * @param {string} body
 * @param {Answer['status']} [status]
 * @returns {Answer}
 */
export const text = (body, status = 200) => ({ status, type: 'text/html; charset=UTF-8', body });
