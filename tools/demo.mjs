// @ts-check
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installPackages } from './install.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** @param {...string} options */
function build(...options) {
  const { status } = spawnSync(process.execPath, ['build.mjs', ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } });

installPackages();
build();
build('--react');

// Only now are the server's own packages sure to be there.
const { startServer } = await import('../demo/server.mjs');
startServer({ port: Number(values.port) });
