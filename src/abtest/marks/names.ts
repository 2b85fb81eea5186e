/** What Divi 4.27 calls what leads from a test to a later page (ab-tests.md §1 and §3). */
export const shortcode = '.et_pb_ab_split_track';
export const order = '.et_pb_ab_shop_conversion';
export const comments = '.et_pb_comments_module';
export const shop = '.et_pb_shop';
export const button = '.et_pb_button';
export const commentHash = '#comment-';

/** Followed by the post's id. */
export const shortcodeCookie = 'et_pb_ab_shortcode_track_';
export const orderCookie = 'et_pb_ab_shop_log';
/** Followed by the ids of post and run. */
export const commentCookie = 'et_pb_ab_comment_log_';
