import { installDebian, mayInstall, succeeds, updateLists } from './apt.mjs';
import { findBrowser } from './find-browser.mjs';
import { hasWebKit } from './webkit/start-driver.mjs';

/** Debian's packages, the preferred one first. */
const packages = {
  chromium: ['chromium-headless-shell', 'chromium'],
  firefox: ['firefox-esr'],
};

/**
 * Makes sure that a browser for the tests is installed and prints how: an installed one, else
 * Debian's package if it can be installed, else Playwright's own download.
 * @param {'chromium' | 'firefox'} name
 * @returns {boolean}
 */
const ensure = (name) => {
  const found = findBrowser(name);
  if (found) {
    console.log(`browser: ${name} is ${found}`);
    return true;
  }
  if (mayInstall() && updateLists()) {
    for (const entry of packages[name]) {
      console.log(`browser: installing ${entry} with apt-get`);
      if (installDebian('fonts-liberation', entry)) return true;
    }
  }
  console.log(`browser: asking Playwright for ${name}`);
  return succeeds(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', name]);
};

/** Debian's packages only: there is no download of WebKitGTK with a driver. */
const ensureWebKit = () => {
  if (hasWebKit()) return true;
  if (!mayInstall()) return false;
  const wanted = ['webkit2gtk-driver', 'xvfb'];
  console.log(`browser: installing ${wanted.join(' and ')} with apt-get`);
  return updateLists() && installDebian(...wanted);
};

/** Chromium is required; without the other two their tests are skipped, with one line of output. */
export const installBrowsers = () => {
  if (!ensure('chromium')) {
    throw new Error('No Chromium: install one and name it in SKERRY_CHROMIUM.');
  }
  const hasFirefox = ensure('firefox') && findBrowser('firefox') !== undefined;
  if (!hasFirefox) console.log('browser: no ordinary Firefox; its tests are left out');
  if (!ensureWebKit()) console.log('browser: no WebKitGTK with its driver; its run is left out');
};
