export const timer = '.learndash_timer,#learndash_timer';
export const completeButton = '.learndash_mark_complete_button';
/** Around a timer of the modern layout, and its words, which an attribute replaces at the end. */
export const modernTimer = 'ld-navigation__progress-timer';
export const timerLabel = 'ld-navigation__progress-timer-label';
export const completeLabel = 'data-timer-complete-label';
/** Why the modern button is locked. */
export const buttonTip = '.ld-tooltip';
export const tipText = '[role=tooltip]';
export const timerCookie = 'learndash_timer_cookie';
/** Fired on the buttons that the timer has released. */
export const timeFinished = 'learndash-time-finished';

/** The lists that wait for a video, and what marks them in the navigation. */
export const gated =
  '.ld-lesson-topic-list,.ld-quiz-list,.ld-accordion__header,.ld-accordion__content';
export const navigation = '.ld-lesson-navigation';
export const noAccess = 'user_has_no_access';
export const video = '.ld-video[data-video-progression="true"]';
/** Fired by the video engine, which is kept; its argument says whether to lock. */
export const videoEvent = 'learndash_video_disable_assets';

export const quiz = 'wpProQuiz_content';
export const answers = 'wpProQuiz_questionList';
export const answer = 'wpProQuiz_questionListItem';
export const selected = 'is-selected';
/** Fired by the quiz engine, which is kept. */
export const quizEvents = ['learndash-quiz-init', 'questionSolved', 'changeQuestion'] as const;

export const fileInput = 'ld-file-input';
export const fileSelected = 'ld-file-selected';
export const captionAttribute = 'data-multiple-caption';
export const hasFocus = 'has-focus';
