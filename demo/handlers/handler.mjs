// @ts-check

/**
 * The input of a handler.
 * @typedef {object} AjaxRequest
 * @property {import('../visit.mjs').Visit} visit
 * @property {Readonly<Record<string, string>>} fields query and body, as PHP's request array
 * @property {string} nonce of the REST API, from the request header
 */

/** @typedef {{ status: 200 | 204 | 400 | 403 | 422, type: string, body: string }} AjaxResponse */
/** @typedef {(request: AjaxRequest) => AjaxResponse} Handler */

/**
 * The handlers of a feature. Each feature has one file that exports such a table.
 * @typedef {object} HandlerTable
 * @property {Readonly<Record<string, Handler>>} [wcAjax] by endpoint of `/?wc-ajax=`
 * @property {Readonly<Record<string, Handler>>} [adminAjax] by `action` of admin-ajax.php
 * @property {Readonly<Record<string, Handler>>} [paths] by `METHOD /path`
 */

/** WordPress sends these headers with every ajax response. */
export const ajaxHeaders = {
  'x-robots-tag': 'noindex',
  expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
  'cache-control': 'no-cache, must-revalidate, max-age=0',
};

/**
 * @param {unknown} value
 * @returns {AjaxResponse}
 */
export const json = (value) => ({
  status: 200,
  type: 'application/json; charset=UTF-8',
  body: JSON.stringify(value),
});

/**
 * Divi sends JSON with the wrong content type, and an empty body for some requests.
 * @param {string} body
 * @param {AjaxResponse['status']} [status]
 * @returns {AjaxResponse}
 */
export const text = (body, status = 200) => ({ status, type: 'text/html; charset=UTF-8', body });
