// @ts-check
import { text } from './answer.mjs';

const looksLikeAddress = /^[^\s@]+@[^\s@]+$/;

/** @type {import('./answer.mjs').AnswerTable} */
export const newsletterAnswers = {
  adminAjax: {
    et_pb_submit_subscribe_form: ({ fields }) => {
      const ok = looksLikeAddress.test(fields.et_email ?? '');
      const refusal = { success: false, data: { error: 'Please give a valid address.' } };
      return text(JSON.stringify(ok ? { success: true } : refusal));
    },
  },
};
