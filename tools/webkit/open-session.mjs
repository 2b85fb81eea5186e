const SCRIPT_MS = 20_000;

/**
 * What the smoke run needs of the W3C WebDriver protocol.
 *
 * @param {string} address of the driver
 */
export const openSession = async (address) => {
  /** @param {string} method @param {string} path @param {object} [body] */
  const call = async (method, path, body) => {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const { sessionId, capabilities } = await call('POST', '/session', {
    capabilities: { alwaysMatch: { timeouts: { script: SCRIPT_MS, pageLoad: 30_000 } } },
  });
  const base = `/session/${sessionId}`;
  // A page of the suite is as wide as in the other browsers.
  await call('POST', `${base}/window/rect`, { width: 1280, height: 800 });
  return {
    /** Such as `MiniBrowser 2.50.6`. */
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    /** @param {string} url */
    goTo: (url) => call('POST', `${base}/url`, { url }),
    /**
     * Runs a function in the page and waits for what it promises.
     *
     * @template T
     * @param {() => T | Promise<T>} inPage without anything from outside
     * @returns {Promise<T>}
     */
    run: (inPage) =>
      call('POST', `${base}/execute/async`, {
        script: `const done = arguments[0]; Promise.resolve((${String(inPage)})()).then(done, (error) => done({ thrown: String(error) }));`,
        args: [],
      }),
    /** Presses with the mouse where a visitor would. @param {string} selector */
    click: async (selector) => {
      const found = await call('POST', `${base}/element`, {
        using: 'css selector',
        value: selector,
      });
      const [id] = Object.values(found);
      await call('POST', `${base}/element/${id}/click`, {});
    },
    /** Presses and lets go of keys, one after the other, as WebDriver names them. @param {...string} keys */
    press: async (...keys) => {
      const actions = keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await call('POST', `${base}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    close: () => call('DELETE', base),
  };
};
