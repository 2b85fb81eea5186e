/** Longer texts are truncated for readability. */
const LONGEST = 160;

const short = (/** @type {string} */ lines) => {
  const text = lines.trim().replace(/\s*\n\s*/g, ' ');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/**
 * The first line that a mutant changes, before and after: what a reader sees, and what the list of survivors keeps,
 * because it holds when lines move.
 *
 * @param {string} source
 * @param {{ start: number, end: number, becomes: string }} mutant
 */
export const describeMutant = (source, { start, end, becomes }) => {
  const from = source.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = (/** @type {number} */ at) => {
    const newline = source.indexOf('\n', at);
    return newline < 0 ? source.length : newline;
  };
  return {
    at: source.slice(0, start).split('\n').length,
    line: short(source.slice(from, lineEnd(start))),
    becomes: short(source.slice(from, start) + becomes + source.slice(end, lineEnd(end))),
  };
};
