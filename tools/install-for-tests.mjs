// @ts-check
import { installBrowsers } from './install-browsers.mjs';
import { installWordPress } from './install-wordpress.mjs';

/**
 * Installs the programs that the tests need in addition to the packages: `npm test` runs this
 * during the build.
 */
installBrowsers();
installWordPress();
