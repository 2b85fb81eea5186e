/**
 * When a root wakes up.
 *
 * - `now`: needed for first paint or layout
 * - `visible`: when it comes near the viewport, or when the browser has nothing else to do
 * - `idle`: when the browser has nothing else to do
 * - `interaction`: at the first pointer, key or focus inside it
 */
export type When = 'now' | 'visible' | 'idle' | 'interaction';
