import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.mjs';
import { hasWebKit } from './webkit/start-driver.mjs';

/** Debian's packages, the best first. */
const packages = {
  chromium: ['chromium-headless-shell', 'chromium'],
  firefox: ['firefox-esr'],
};

/** Waits while another installation holds the lock, up to 300 s. */
const apt = ['-o', 'DPkg::Lock::Timeout=300'];

/** @param {string} command @param {readonly string[]} args */
const succeeds = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const mayInstall = () => process.getuid?.() === 0 && succeeds('apt-get', ['--version']);

/**
 * Makes sure that a browser for the tests is there and says how: an installed one, else Debian's
 * package where that may be installed, else Playwright's own download.
 * @param {'chromium' | 'firefox'} name
 * @returns {boolean}
 */
const ensure = (name) => {
  const found = findBrowser(name);
  if (found) {
    console.log(`browser: ${name} is ${found}`);
    return true;
  }
  if (mayInstall() && succeeds('apt-get', [...apt, 'update', '-qq'])) {
    const options = [...apt, 'install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation'];
    for (const entry of packages[name]) {
      console.log(`browser: installing ${entry} with apt-get`);
      if (succeeds('apt-get', [...options, entry])) return true;
    }
  }
  console.log(`browser: asking Playwright for ${name}`);
  return succeeds(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', name]);
};

/** Debian's packages alone: there is no WebKitGTK with a driver to download. */
const ensureWebKit = () => {
  if (hasWebKit()) return true;
  if (!mayInstall()) return false;
  const wanted = ['webkit2gtk-driver', 'xvfb'];
  console.log(`browser: installing ${wanted.join(' and ')} with apt-get`);
  return (
    succeeds('apt-get', [...apt, 'update', '-qq']) &&
    succeeds('apt-get', [...apt, 'install', '-y', '-qq', '--no-install-recommends', ...wanted])
  );
};

/** Chromium is needed; without the other two their tests are left out, in one line. */
export const installBrowsers = () => {
  if (!ensure('chromium')) {
    throw new Error('No Chromium: install one and name it in SKERRY_CHROMIUM.');
  }
  const hasFirefox = ensure('firefox') && findBrowser('firefox') !== undefined;
  if (!hasFirefox) console.log('browser: no ordinary Firefox; its tests are left out');
  if (!ensureWebKit()) console.log('browser: no WebKitGTK with its driver; its run is left out');
  return { hasFirefox };
};
