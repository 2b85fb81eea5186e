/** Followed by the post's id, an underscore and the subject's id (Divi 4.27, ab-tests.md §1). */
export const subject = 'et_pb_ab_subject_id-';
export const goal = 'et_pb_ab_goal';
/** Markup that starts or completes a conversion on a later page, by a mark in a cookie. */
export const marked =
  '.et_pb_ab_split_track,.et_pb_ab_shop_conversion,.et_pb_shop.et_pb_ab_goal,.et_pb_comments_module.et_pb_ab_goal';

export const module = '.et_pb_module';
export const button = '.et_pb_button';
/** Goals that are not reached by a click. */
export const conversion = '.et_pb_contact_form_container,.et_pb_newsletter,.et_pb_comments_module';
export const loginForm = '.et_pb_login_form';

export const statsCall = 'et_pb_update_stats_table';
export const recordCookie = 'et_pb_ab_';

/** Consent categories of A/B tests, where the owner has named none. */
export const slugs = ['analytics', 'statistics'];
export const wpCategory = 'statistics';

/** Divi 4.27's names for conversions on a later page (ab-tests.md §1 and §3). */
export const shortcode = '.et_pb_ab_split_track';
export const order = '.et_pb_ab_shop_conversion';
export const comments = '.et_pb_comments_module';
export const shop = '.et_pb_shop';
export const commentHash = '#comment-';

/** Followed by the post's id. */
export const shortcodeCookie = 'et_pb_ab_shortcode_track_';
export const orderCookie = 'et_pb_ab_shop_log';
/** Followed by the ids of post and run. */
export const commentCookie = 'et_pb_ab_comment_log_';

/** Names for the variants of cached pages in Divi 4.27 and Extra 2.0 (ab-tests.md §4). */
export const placeholder = 'et_pb_subject_placeholder';
export const subjectCall = 'et_pb_ab_get_subject_id';
export const subjectReady = 'et_pb_ab_subject_ready';
