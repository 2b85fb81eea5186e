/**
 * When a root wakes up.
 *
 * - `now`: needed for first paint or layout
 * - `visible`: when it comes near the viewport, or when the browser has nothing else to do
 * - `idle`: when the browser has nothing else to do
 * - `interaction`: at the first pointer, key or focus inside it
 * - `key`: at the first key
 */
export type When = 'now' | 'visible' | 'idle' | 'interaction' | 'key';

/** Whether it waits for the visitor alone. */
export const waitsForTouch = (when: When): boolean => when === 'interaction' || when === 'key';
