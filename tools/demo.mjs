// @ts-check
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { outdatedBuilds } from './builds.mjs';
import { installPackages } from './install.mjs';
import { runTogether } from './run-together.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } });

installPackages();
const outcomes = await runTogether(await outdatedBuilds(root), root);
if (outcomes.some(({ isPassed }) => !isPassed)) process.exit(1);

// The server's packages are installed only from here on.
const { startServer } = await import('../demo/server.mjs');
startServer({ port: Number(values.port) });
