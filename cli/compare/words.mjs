// @ts-check

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** @param {number} share between 0 and 1 */
export const percent = (share) => `${(share * 100).toFixed(share > 0 && share < 0.001 ? 3 : 1)} %`;

/** @param {import('./press-controls.mjs').Pressed | null} pressed */
export const works = (pressed) => (pressed ? `${pressed.worked} of ${pressed.pressed}` : '–');

/** The figures of a visit. @param {import('./visit.mjs').Cost} cost */
export const costCells = ({ files, scriptBytes, bytes, scriptMs, readyMs }) => [
  String(files),
  kilobytes(scriptBytes),
  kilobytes(bytes),
  `${Math.round(scriptMs)} ms`,
  `${Math.round(readyMs)} ms`,
];

export const costHeads = ['Scripts', 'Script size', 'All files', 'Script time', 'Page ready'];

/** The limits of the comparison. */
export const caution =
  'Screenshots also differ where nothing is wrong: moving parts, content that changes at every visit, text rendered at half a pixel. Times are of one visit each on this machine, and differ on others.';
