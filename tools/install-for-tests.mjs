// @ts-check
import { installBrowsers } from './install-browsers.mjs';
import { installWordPress } from './install-wordpress.mjs';

/** What the tests need beside the packages: `npm test` runs this while it builds. */
installBrowsers();
installWordPress();
