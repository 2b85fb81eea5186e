// @ts-check

/**
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph
 * @property {number} ts microseconds
 * @property {number} [dur] microseconds
 * @property {number} [tdur] microseconds of the thread itself, without what others took of the machine
 * @property {number} pid
 * @property {number} tid
 * @property {{ name?: string, data?: { url?: string }, beginData?: { stackTrace?: { url: string }[] } }} [args]
 */

/**
 * Records what the browser does from now on; the answer ends it and gives the events.
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
