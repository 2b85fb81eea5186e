/** The interval of lines if the output cannot be overwritten. */
const STEP_MS = 15_000;

/** One line with the progress of the work: overwritten in a terminal, printed at intervals elsewhere. */
export const createProgress = () => {
  const isTerminal = process.stderr.isTTY;
  let shownAt = 0;
  return {
    show(/** @type {string} */ text) {
      if (isTerminal) process.stderr.write(`\r\x1b[K${text}`);
      else if (performance.now() - shownAt > STEP_MS) {
        shownAt = performance.now();
        process.stderr.write(`${text}\n`);
      }
    },
    say(/** @type {string} */ text) {
      if (isTerminal) process.stderr.write('\r\x1b[K');
      console.log(text);
    },
  };
};
