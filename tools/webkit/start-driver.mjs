import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

const DRIVER = 'WebKitWebDriver';
const SCREEN = 'Xvfb';
const STARTED_AFTER_MS = 10_000;

const isThere = (/** @type {string} */ command) =>
  spawnSync('which', [command], { stdio: 'ignore' }).status === 0;

/** Whether Debian's packages `webkit2gtk-driver` and `xvfb` are installed. */
export const hasWebKit = () => isThere(DRIVER) && isThere(SCREEN);

/**
 * Starts WebKitGTK's driver on a screen that nobody sees.
 *
 * @param {number} port
 * @returns {Promise<{ address: string, end: () => void }>}
 */
export const startDriver = async (port) => {
  // The server picks a free display and writes its number.
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const driver = spawn(DRIVER, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const address = `http://127.0.0.1:${port}`;
  const until = performance.now() + STARTED_AFTER_MS;
  const isReady = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  const end = () => {
    driver.kill();
    screen.kill();
  };
  while (!(await isReady())) {
    if (performance.now() > until) {
      end();
      throw new Error(`${DRIVER} does not respond`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { address, end };
};
