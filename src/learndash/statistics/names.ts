/** Ids of the overlay for one attempt at a quiz. */
export const overlay = 'wpProQuiz_user_overlay';
export const content = 'wpProQuiz_user_content';
export const loadingBox = 'wpProQuiz_loadUserData';
export const close = 'wpProQuiz_overlay_close';
export const dialog = 'wpProQuiz_modal_window';

/** Opens the row after its own. */
export const rowLink = 'statistic_data';
/** Links of the administration that do nothing here. */
export const dead = '.wpProQuiz_update,#wpProQuiz_resetUserStatistic';

export const action = 'wp_pro_quiz_admin_ajax_statistic_load_user';
export const func = 'statisticLoadUser';
/** Fired on the body when the figures stand in the overlay. */
export const changed = 'learndash-statistics-contentchanged';
