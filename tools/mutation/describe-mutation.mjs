/**
 * The line that a mutation changes, before and after: what a reader sees and the list of survivors keeps, because
 * it holds when lines move.
 *
 * @param {string} source
 * @param {import('./mutations-of.mjs').Mutation} mutation
 */
export const describeMutation = (source, { start, end, text }) => {
  const from = source.lastIndexOf('\n', start - 1) + 1;
  const newline = source.indexOf('\n', end);
  const to = newline < 0 ? source.length : newline;
  const short = (/** @type {string} */ lines) => lines.trim().replace(/\s*\n\s*/g, ' ');
  return {
    at: source.slice(0, start).split('\n').length,
    line: short(source.slice(from, to)),
    becomes: short(source.slice(from, start) + text + source.slice(end, to)),
  };
};
