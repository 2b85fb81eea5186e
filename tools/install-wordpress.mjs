import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installDebian, mayInstall, updateLists } from './apt.mjs';
import { installWpCli } from './wp-cli.mjs';

/** The real WordPress that test/wordpress starts, with its database. */
const packages = ['wordpress', 'mariadb-server', 'php-cli', 'php-mysql'];

const has = (/** @type {string} */ command, /** @type {readonly string[]} */ args) =>
  spawnSync(command, args).status === 0;

const isThere = () =>
  existsSync('/usr/share/wordpress/wp-load.php') &&
  has('mariadbd', ['--version']) &&
  has('php', ['-r', 'exit(extension_loaded("mysqli") ? 0 : 1);']);

/** Returns whether WordPress is installed. */
const installFromDebian = () => {
  if (isThere() || process.env['SKERRY_WORDPRESS']) return true;
  if (!mayInstall()) return false;
  console.log(`wordpress: installing ${packages.join(', ')} with apt-get`);
  const isInstalled = updateLists() && installDebian(...packages);
  if (!isInstalled) console.log('wordpress: not installed; tests on a real one are left out');
  return isInstalled;
};

/** Without it the tests on a real WordPress are skipped, with one line of output. */
export const installWordPress = () => {
  if (installFromDebian() && !installWpCli())
    console.log('wordpress: WP-CLI is not here; tests of its commands are left out');
};
