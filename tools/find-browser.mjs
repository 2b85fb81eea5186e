import { chromiumPaths, findProgram } from '../cli/browser/find-chromium.mjs';
import { quietFlags } from '../cli/browser/open-browser.mjs';

const candidates = {
  chromium: [process.env.SKERRY_CHROMIUM, ...chromiumPaths],
  firefox: [process.env.SKERRY_FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
};

/**
 * The installed browser that the tests drive, or undefined.
 * @param {'chromium' | 'firefox'} name
 * @returns {string | undefined}
 */
export const findBrowser = (name) => findProgram(candidates[name]);

/** The flags that Chromium needs as root in a container, and those that prevent its own network requests. */
export const chromiumFlags = ['--no-sandbox', ...quietFlags];
