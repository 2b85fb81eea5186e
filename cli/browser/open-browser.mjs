// @ts-check
import { chromiumPaths, findProgram } from './find-chromium.mjs';

/** Prevents the browser's own network requests. */
export const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {unknown} error the first line of its message */
export const firstLine = (error) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

/**
 * The driver is not a dependency, because only these checks need it.
 * @returns {Promise<import('playwright-core').BrowserType>}
 */
const loadDriver = async () => {
  try {
    return (await import('playwright-core')).chromium;
  } catch (error) {
    const { code } = /** @type {{ code?: string }} */ (error);
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('playwright-core is not installed: run "npm install playwright-core".');
  }
};

/** Starts an installed Chromium, Chrome or Edge, headless; nothing is downloaded. */
export const openBrowser = async () => {
  const chromium = await loadDriver();
  const named = process.env['SKERRY_CHROMIUM'];
  const executablePath = findProgram(named ? [named] : chromiumPaths);
  if (!executablePath) {
    throw new Error(
      named
        ? `SKERRY_CHROMIUM is set to ${named}, which cannot be run.`
        : 'No browser was found: install Chromium, Chrome or Edge, or set SKERRY_CHROMIUM to the path of one.',
    );
  }
  try {
    // Pages are not trusted: the sandbox is disabled only for root, for whom Chromium refuses it.
    const chromiumSandbox = process.getuid?.() !== 0;
    return await chromium.launch({ executablePath, args: quietFlags, chromiumSandbox });
  } catch (error) {
    throw new Error(`${executablePath} could not be started: ${firstLine(error)}`);
  }
};
