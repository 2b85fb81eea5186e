// @ts-check
import { text } from './handler.mjs';

const looksLikeAddress = /^[^\s@]+@[^\s@]+$/;

/** @type {import('./handler.mjs').HandlerTable} */
export const newsletterHandlers = {
  adminAjax: {
    et_pb_submit_subscribe_form: ({ fields }) => {
      const isValid = looksLikeAddress.test(fields.et_email ?? '');
      const failure = { success: false, data: { error: 'Please give a valid address.' } };
      return text(JSON.stringify(isValid ? { success: true } : failure));
    },
  },
};
