export const timer = '.learndash_timer,#learndash_timer';
export const completeButton = '.learndash_mark_complete_button';
/** A timer of the modern layout, and its text, which an attribute replaces at the end. */
export const modernTimer = 'ld-navigation__progress-timer';
export const timerLabel = 'ld-navigation__progress-timer-label';
export const completeLabel = 'data-timer-complete-label';
/** Explains why the modern button is locked. */
export const buttonTip = '.ld-tooltip';
export const tipText = '[role=tooltip]';
export const timerCookie = 'learndash_timer_cookie';
/** Triggered on the buttons that the timer has unlocked. */
export const timeFinished = 'learndash-time-finished';

/** Lists that wait for a video, and their class in the navigation. */
export const gated =
  '.ld-lesson-topic-list,.ld-quiz-list,.ld-accordion__header,.ld-accordion__content';
export const navigation = '.ld-lesson-navigation';
export const noAccess = 'user_has_no_access';
export const video = '.ld-video[data-video-progression="true"]';
/** Triggered by the video engine, which stays; its argument says whether to lock. */
export const videoEvent = 'learndash_video_disable_assets';

export const quiz = 'wpProQuiz_content';
export const answers = 'wpProQuiz_questionList';
export const answer = 'wpProQuiz_questionListItem';
export const selected = 'is-selected';
/** Triggered by the quiz engine, which stays. */
export const quizEvents = ['learndash-quiz-init', 'questionSolved', 'changeQuestion'] as const;

export const fileInput = 'ld-file-input';
export const fileSelected = 'ld-file-selected';
export const captionAttribute = 'data-multiple-caption';
export const hasFocus = 'has-focus';
