// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install.mjs';
import { pluginFiles } from './plugin/plugin-files.mjs';
import { zip } from './plugin/zip.mjs';

/**
 * Writes `skerry.zip`, to be uploaded in the dashboard of WordPress under Plugins → Add New →
 * Upload Plugin.
 */
const FILE = 'skerry.zip';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (!existsSync('dist/skerry.js')) {
  installPackages();
  const { status } = spawnSync(process.execPath, ['build.mjs'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const files = pluginFiles();
const archive = zip(files);
writeFileSync(FILE, archive);
console.log(`${FILE}: ${files.length} files, ${Math.round(archive.length / 1024)} KB`);
