/** What Divi 4.27 and Extra 2.0 call the variants of cached pages (ab-tests.md §4). */
export const placeholder = 'et_pb_subject_placeholder';
export const subjectCall = 'et_pb_ab_get_subject_id';
export const subjectReady = 'et_pb_ab_subject_ready';
