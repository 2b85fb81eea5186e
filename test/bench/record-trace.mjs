// @ts-check

/**
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph
 * @property {number} ts microseconds
 * @property {number} [dur] microseconds
 * @property {number} [tdur] processor time of the thread in microseconds, unaffected by other load
 *   on the machine
 * @property {number} pid
 * @property {number} tid
 * @property {{ name?: string, data?: { url?: string }, beginData?: { stackTrace?: { url: string }[] } }} [args]
 */

/**
 * Starts a trace; the returned function stops it and returns its events.
 * @param {import('@playwright/test').CDPSession} session
 * @param {readonly string[]} categories
 * @returns {Promise<() => Promise<readonly TraceEvent[]>>}
 */
export const recordTrace = async (session, categories) => {
  /** @type {TraceEvent[]} */
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value)
      events.push(/** @type {TraceEvent} */ (/** @type {unknown} */ (event)));
  });
  const complete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...categories] },
  });
  return async () => {
    await session.send('Tracing.end');
    await complete;
    return events;
  };
};
