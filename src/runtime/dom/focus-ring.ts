/** Themes remove all outlines; elements that Skerry makes focusable need one. */
export const FOCUS_RING = 'outline:2px solid currentColor;outline-offset:2px';
