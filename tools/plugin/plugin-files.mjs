// @ts-check
import { readdirSync, readFileSync } from 'node:fs';

/** @param {string} path @param {string} name @returns {import('./zip.mjs').Entry} */
const entry = (path, name) => ({ name: `skerry/${name}`, data: readFileSync(path) });

/**
 * The files of the plugin and the build that a site needs: no maps, no types, and none of the other
 * builds.
 */
export const pluginFiles = () => [
  entry('wordpress/skerry.php', 'skerry.php'),
  entry('wordpress/uninstall.php', 'uninstall.php'),
  entry('wordpress/readme.txt', 'readme.txt'),
  entry('wordpress/languages/skerry.pot', 'languages/skerry.pot'),
  entry('LICENSE', 'LICENSE'),
  ...readdirSync('wordpress/includes')
    .sort()
    .map((name) => entry(`wordpress/includes/${name}`, `includes/${name}`)),
  entry('dist/skerry.js', 'dist/skerry.js'),
  entry('dist/skerry.core.js', 'dist/skerry.core.js'),
  entry('dist/faults.js', 'dist/faults.js'),
  entry('dist/originals.js', 'dist/originals.js'),
  entry('dist/safety-net.js', 'dist/safety-net.js'),
  entry('dist/safety-net-faults.js', 'dist/safety-net-faults.js'),
  ...readdirSync('dist/chunks')
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => entry(`dist/chunks/${name}`, `dist/chunks/${name}`)),
];
