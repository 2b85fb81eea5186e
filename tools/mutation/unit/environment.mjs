import { builtinEnvironments } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];

/** @typedef {(hasWindow: boolean) => Promise<void>} Renew takes the window away and makes another, or none */

/** The window of the unit tests, replaceable within the same thread; none at first. */
export default {
  name: 'renewed',
  viteEnvironment: /** @type {const} */ ('client'),
  /** @param {any} global @param {any} options */
  async setup(global, options) {
    /** @type {Awaited<ReturnType<typeof happyDom.setup>> | null} */
    let now = null;
    /** @type {Renew} */
    const renew = async (hasWindow) => {
      await now?.teardown(global);
      now = hasWindow ? await happyDom.setup(global, options) : null;
    };
    Object.defineProperty(global, 'renewWindow', { value: renew, configurable: true });
    return { teardown: () => renew(false) };
  },
};
