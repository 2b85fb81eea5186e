/** How often a line is written where nothing can be written over. */
const STEP_MS = 15_000;

/** One line that says how far the work is: written over in a terminal, now and then elsewhere. */
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
