// @ts-check
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

/**
 * @param {string} path
 * @returns {number} 0 if the file does not exist
 */
function changedAt(path) {
  return statSync(new URL(path, root), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * npm writes this file at the end of an installation, so it also distinguishes a complete
 * installation from an interrupted one.
 */
function isInstalled() {
  const installed = changedAt('node_modules/.package-lock.json');
  return installed > 0 && installed >= changedAt('package-lock.json');
}

/** Installs the packages of the lock file when they are missing or older than it. */
export function installPackages() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) …');
  const windows = process.platform === 'win32';
  const { status, error } = spawnSync(
    windows ? 'npm.cmd' : 'npm',
    ['ci', '--no-fund', '--no-audit'],
    {
      cwd: fileURLToPath(root),
      stdio: 'inherit',
      shell: windows,
    },
  );
  if (error) throw error;
  if (status !== 0) throw new Error(`npm ci ended with status ${status}`);
}
