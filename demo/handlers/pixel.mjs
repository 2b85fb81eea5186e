// @ts-check

/** The nonce printed in the page; all others count as expired. */
export const REST_NONCE = 'e97cc2a190';

/**
 * @param {403 | 422} status
 * @param {string} code
 * @returns {import('./handler.mjs').AjaxResponse}
 */
const failure = (status, code) => ({
  status,
  type: 'application/json; charset=UTF-8',
  body: JSON.stringify({ code, message: 'Refused', data: { status } }),
});

/** @type {import('./handler.mjs').HandlerTable} */
export const pixelHandlers = {
  paths: {
    'POST /wp-json/aepc/v1/fbq': ({ fields, nonce }) => {
      if (nonce && nonce !== REST_NONCE) return failure(403, 'rest_cookie_invalid_nonce');
      if (!fields['query[3][eventID]']) return failure(422, 'fbq_unexpected_query');
      return { status: 204, type: 'application/json; charset=UTF-8', body: '' };
    },
  },
};
