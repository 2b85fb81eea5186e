// @ts-check
import { variant } from '../modules/split-test.mjs';
import { text } from './handler.mjs';

/** @type {import('./handler.mjs').HandlerTable} */
export const splitTestHandlers = {
  adminAjax: {
    et_pb_update_stats_table: () => text(''),
    et_pb_ab_get_subject_id: ({ fields }) => {
      const test = Number(fields.et_pb_ab_test_id);
      if (!Number.isInteger(test)) return text('');
      return text(JSON.stringify({ id: '2', content: variant(test, '2') }));
    },
  },
};
