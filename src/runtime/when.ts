/**
 * When a root is mounted.
 *
 * - `now`: needed for first paint or layout
 * - `visible`: when it comes near the viewport, or when the browser is idle
 * - `idle`: when the browser is idle
 * - `interaction`: at the first pointer, key or focus inside it
 * - `key`: at the first key
 */
export type When = 'now' | 'visible' | 'idle' | 'interaction' | 'key';

/** Whether it waits for the visitor only. */
export const waitsForTouch = (when: When): boolean => when === 'interaction' || when === 'key';
