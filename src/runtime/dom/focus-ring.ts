/** Themes switch outlines off for everything; what Skerry makes focusable needs one. */
export const FOCUS_RING = 'outline:2px solid currentColor;outline-offset:2px';
