// @ts-check
import { text } from './answer.mjs';

/** @type {import('./answer.mjs').AnswerTable} */
export const splitTestAnswers = {
  adminAjax: {
    et_pb_update_stats_table: () => text(''),
    et_pb_ab_get_subject_id: ({ fields }) => {
      const test = Number(fields.et_pb_ab_test_id);
      if (!Number.isInteger(test)) return text('');
      const content = `<div class="et_pb_section et_pb_ab_subject et_pb_ab_subject_id-${test}_1 et_section_regular"><p>Variant A</p></div>`;
      return text(JSON.stringify({ id: '1', content }));
    },
  },
};
