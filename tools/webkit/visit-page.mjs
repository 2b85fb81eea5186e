/**
 * @typedef {object} Seen what a page looked like
 * @property {string[]} states of its mounts, such as `tabs mounted`
 * @property {string[]} faults
 * @property {string[]} differences from the server's markup after the end, at most five
 */

/** Notes what goes wrong from the beginning. Runs in the page, before everything else. */
export const noteFaults = () => {
  /** @type {string[]} */
  const noted = [];
  Object.assign(window, { noted });
  addEventListener('error', ({ message }) => message && noted.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => noted.push(`rejected: ${reason}`));
  const { error } = console;
  console.error = (/** @type {unknown[]} */ ...said) => {
    if (String(said[0]).includes('skerry')) noted.push(said.map(String).join(' '));
    error.apply(console, said);
  };
};

/**
 * Waits until everything has settled, ends the runtime and compares. Runs in the page.
 *
 * @returns {Promise<Seen>}
 */
export const visitInPage = async () => {
  const page = /** @type {any} */ (window);
  const isAtRest = () =>
    page.skerry
      ?.islands()
      .every(
        (/** @type {{ status: string, when: string }} */ { status, when }) =>
          /mounted|asleep|failed/.test(status) ||
          (status === 'waiting' && /interaction|key/.test(when)),
      );
  const until = performance.now() + 15_000;
  while (!isAtRest() && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  /** @type {string[]} */
  const states = (page.skerry?.islands() ?? []).map(
    (/** @type {{ name: string, status: string, when: string }} */ { name, status, when }) =>
      `${name} ${status}${status === 'waiting' && !/interaction|key/.test(when) ? ' still' : ''}`,
  );
  const faults = [
    ...page.noted,
    ...(page.skerry ? page.skerry.faults().map(JSON.stringify) : ['no runtime']),
  ];
  page.skerry?.stop();
  const now = page.takeSnapshot();
  /** @type {string[]} */
  const before = page.serverSnapshot;
  const differences = before
    .map((line, at) => (line === now[at] ? '' : `- ${line}\n  + ${now[at]}`))
    .filter(Boolean)
    .slice(0, 5);
  return { states, faults, differences };
};
