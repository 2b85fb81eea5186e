import { spawnSync } from 'node:child_process';

/** Waits while another installation holds the lock, up to 300 s. */
const options = ['-o', 'DPkg::Lock::Timeout=300'];

/** @param {string} command @param {readonly string[]} args */
export const succeeds = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

export const mayInstall = () => process.getuid?.() === 0 && succeeds('apt-get', ['--version']);

export const updateLists = () => succeeds('apt-get', [...options, 'update', '-qq']);

/** @param {readonly string[]} names packages of Debian, without what they only recommend */
export const installDebian = (...names) =>
  succeeds('apt-get', [...options, 'install', '-y', '-qq', '--no-install-recommends', ...names]);
