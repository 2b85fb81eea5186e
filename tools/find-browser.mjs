import { accessSync, constants } from 'node:fs';

const candidates = {
  chromium: [
    process.env.SKERRY_CHROMIUM,
    // The same engine without the browser's own windows: tests start twice as fast.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
  firefox: [process.env.SKERRY_FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
};

/**
 * The installed browser that the tests drive, or undefined.
 * @param {'chromium' | 'firefox'} name
 * @returns {string | undefined}
 */
export const findBrowser = (name) =>
  candidates[name].find((path) => {
    if (!path) return false;
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** What Chromium needs as root in a container, and without calls of its own to the outside. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
