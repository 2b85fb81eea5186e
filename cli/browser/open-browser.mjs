// @ts-check
import { chromiumPaths, findProgram } from './find-chromium.mjs';

/** No calls of the browser's own to the outside. */
export const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {unknown} error the first line of what it says */
export const firstLine = (error) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

/**
 * The driver is no dependency: only this check needs it, and who never runs it need not install it.
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

/** Starts an installed Chromium, Chrome or Edge, out of sight; nothing is downloaded. */
export const openBrowser = async () => {
  const chromium = await loadDriver();
  const named = process.env['SKERRY_CHROMIUM'];
  const executablePath = findProgram(named ? [named] : chromiumPaths);
  if (!executablePath) {
    throw new Error(
      named
        ? `SKERRY_CHROMIUM names ${named}, which cannot be run.`
        : 'No browser was found: install Chromium, Chrome or Edge, or name one in SKERRY_CHROMIUM.',
    );
  }
  try {
    // Pages are not trusted: only root, whom Chromium refuses its sandbox, goes without.
    const chromiumSandbox = process.getuid?.() !== 0;
    return await chromium.launch({ executablePath, args: quietFlags, chromiumSandbox });
  } catch (error) {
    throw new Error(`${executablePath} could not be started: ${firstLine(error)}`);
  }
};
