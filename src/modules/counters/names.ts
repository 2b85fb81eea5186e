export const circleInner = 'et_pb_circle_counter_inner';
export const bar = 'et_pb_counter_amount';
/** The second copy of a bar's text, which differs in colour only. */
export const barOverlay = 'overlay';
export const countdown = 'et_pb_countdown_timer';

export const percent = 'percent';
export const percentValue = 'percent-value';
export const percentSign = 'percent-sign';
/** Makes a number counter visible. */
export const counting = 'active';

export const numberValue = 'data-number-value';
export const numberSeparator = 'data-number-separator';
export const sign = 'data-percent-sign';
export const barWidth = 'data-width';
export const endTimestamp = 'data-end-timestamp';

export const units = ['days', 'hours', 'minutes', 'seconds'] as const;
export const unitValue = 'value';
export const unitLabel = 'label';
export const separator = 'sep';
export const zero = 'zero';
export const shortLabel = 'data-short';
export const fullLabel = 'data-full';
export const countdownContainer = 'et_pb_countdown_timer_container';
export const narrowColumns = '.et_pb_column_3_8, .et_pb_column_1_4';

export const barColour = 'data-bar-bg-color';
export const trackColour = 'data-color';
export const trackAlpha = 'data-alpha';
export const stickyId = 'data-sticky-id';
export const stickyStart = 'ETBuilderStickyStart';
export const stickyEnd = 'ETBuilderStickyEnd';
