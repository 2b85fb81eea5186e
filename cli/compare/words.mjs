// @ts-check

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** @param {number} share between 0 and 1 */
export const percent = (share) => `${(share * 100).toFixed(share > 0 && share < 0.001 ? 3 : 1)} %`;

/** @param {import('./press-controls.mjs').Pressed | null} pressed */
export const works = (pressed) => (pressed ? `${pressed.worked} of ${pressed.pressed}` : '–');

/** What a visit cost. @param {import('./visit.mjs').Cost} cost */
export const costCells = ({ files, scriptBytes, bytes, scriptMs, readyMs }) => [
  String(files),
  kilobytes(scriptBytes),
  kilobytes(bytes),
  `${Math.round(scriptMs)} ms`,
  `${Math.round(readyMs)} ms`,
];

export const costHeads = ['Scripts', 'Their size', 'All files', 'Script time', 'Page ready'];

/** What no picture shows and no press tells. */
export const caution =
  'Pictures differ also where nothing is wrong: what moves, what is another at every visit, letters at half a pixel. One visit each on this machine; times of another differ.';
