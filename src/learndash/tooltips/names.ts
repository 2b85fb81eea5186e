/** Tooltips until 4.21.2: the text is in an attribute, the tooltip in a separate box. */
export const attribute = 'data-ld-tooltip';
export const idAttribute = 'data-ld-tooltip-id';
/** Id of the box. */
export const box = 'learndash-tooltips';
export const visible = 'ld-visible';
export const shiftedLeft = 'ld-shifted-left';
export const shiftedRight = 'ld-shifted-right';
export const row = 'ld-item-list-item';
export const icon = 'ld-status-icon';
export const waiting = 'ld-status-waiting';

/** The tooltip in the box, and from 4.21.3 on the element that has a tooltip. */
export const tip = 'ld-tooltip';
export const text = 'ld-tooltip__text';
export const initialized = 'ld-tooltip--initialized';
export const hidden = 'ld-tooltip--hidden';
export const right = 'ld-tooltip--position-right';

/** Identifies a page with tooltips. */
export const markup = `[${attribute}],.${text}`;
