// @ts-check

/**
 * Rejects with a sentence if something takes longer than any page needs.
 * @template Value
 * @param {Promise<Value>} promise @param {number} ms @param {string} what
 * @returns {Promise<Value>}
 */
export const within = async (promise, ms, what) => {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  try {
    return await Promise.race([
      promise,
      new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`${what} took more than ${ms / 1000} s.`)), ms);
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
};
