// @ts-check
import { localize } from '../globals/localize.mjs';

/**
 * The globals that LD30 prints on every page.
 * @param {import('../visit.mjs').Visit} visit
 * @param {number} postId
 */
export function learndashGlobals({ site, nonce }, postId) {
  const ajaxurl = `${site}/wp-admin/admin-ajax.php`;
  return [
    localize(nonce, 'learndash_template_script_js', {
      sfwd_data: { json: JSON.stringify({ ajaxurl }) },
    }),
    localize(nonce, 'learndash-front', {
      ldVars: { postID: postId, videoReqMsg: 'Please watch the video first', ajaxurl },
    }),
  ];
}
