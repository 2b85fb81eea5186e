import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Debian has no WP-CLI; WordPress Studio brings it along, in its package on npm. */
const carrier = 'wp-studio@1.22.0';
const inCarrier = 'package/dist/cli/wp-files/wp-cli/wp-cli.phar';
const sha256 = 'ce34ddd838f7351d6759068d09793f26755463b4a4610a5a5c0a97b68220d85c';
const folder = '.cache/wp-cli';

/** WP-CLI 2.12.0, which `php` runs, once `installWpCli` has fetched it. */
export const wpCli = join(folder, 'wp-cli.phar');

const DOWNLOAD_MS = 300_000;
const succeeds = (/** @type {string} */ command, /** @type {readonly string[]} */ args) =>
  spawnSync(command, args, { cwd: folder, stdio: 'ignore', timeout: DOWNLOAD_MS }).status === 0;
const isRight = (/** @type {string} */ file) =>
  existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex') === sha256;

/** Fetches WP-CLI where it is missing. Returns false where that is not possible. */
export const installWpCli = () => {
  if (existsSync(wpCli)) return true;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = `${carrier.replace('@', '-')}.tgz`;
  const isUnpacked =
    succeeds('npm', ['pack', carrier, '--silent']) &&
    succeeds('tar', ['-xzf', archive, inCarrier]) &&
    isRight(join(folder, inCarrier));
  if (isUnpacked) renameSync(join(folder, inCarrier), wpCli);
  for (const name of [archive, 'package'])
    rmSync(join(folder, name), { recursive: true, force: true });
  return isUnpacked;
};
