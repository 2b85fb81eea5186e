import { readFileSync, readdirSync } from 'node:fs';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('README.md'))
    .map((name) => `src/${name}`),
];

const isCommand = (/** @type {string} */ text) => /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node) /.test(text);

/** Every command that a document names, in a block of `sh` or in a line, once, in order. */
export const documentedCommands = () => {
  const found = pages.flatMap((page) => {
    const text = readFileSync(page, 'utf8');
    const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
      block.split('\n').map((line) => line.replace(/\s+#.*/, '').trim()),
    );
    const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
    return [...blocks, ...spans].filter(isCommand);
  });
  return [...new Set(found)];
};

/**
 * How a command is run in a copy of this folder. `instead` only puts a real page or a free port in the
 * place of an example, lists tests instead of running them, or stops what would go on for ever once it
 * has printed `until`.
 * @typedef {{ instead?: string, until?: RegExp, get?: true, statuses?: readonly number[] }} Run
 */

const PAGE = 'demo/pages/plain.html';

/** @type {Readonly<Record<string, Run>>} in the order in which they have to be run */
export const runs = {
  'npm run format': {},
  'npm run docs': {},
  'npm run sizes': {},
  'npm run plugin': {},
  'npm run pot': { instead: 'php -v >/dev/null 2>&1 || exit 0; npm run pot' },
  'npm run demo': {
    instead: 'npm run demo -- --port 0',
    until: /(http:\/\/127\.0\.0\.1:\d+\/)/,
    get: true,
  },
  'npm run dev': { until: /skerry\.all\.js +\d+/ },
  'npx skerry check https://your-site.example/some-page/ --before': {
    instead: `npx skerry check ${PAGE} --before`,
    statuses: [0, 1],
  },
  'npx skerry check https://your-site.example/some-page/': {
    instead: `npx skerry check ${PAGE}`,
    statuses: [0, 1],
  },
  'npx skerry check <address or saved page> [--before] [--json]': {
    instead: `npx skerry check ${PAGE} --before --json`,
    statuses: [0, 1],
  },
  'npx skerry check --accessibility https://your-site.example/some-page/': {
    instead: `npx skerry check --accessibility ${PAGE}`,
  },
  'npx skerry check --accessibility <address or saved page> [--json] [--out report.html] [--timeout 30]':
    { instead: `npx skerry check --accessibility ${PAGE} --json --timeout 60` },
  'npm run check -- <address or saved page>': {
    instead: `npm run check -- ${PAGE}`,
    statuses: [0, 1],
  },
  'SKERRY_THOROUGH=1 npx playwright test': {
    instead: 'SKERRY_THOROUGH=1 npx playwright test --list',
  },
};

const STEP = 'a step of npm test';
const COMPARED = 'test/browser/comparison.spec.ts runs it on pages of its own';

/** What is not run here, and why. @type {Readonly<Record<string, string>>} */
const elsewhere = {
  'npm test': 'runs these commands',
  'npm run steady': 'runs npm test',
  'npm ci': 'the first thing that npm run demo and npm test do',
  'npx skerry check': 'the same command without its page',
  'npx skerry check --accessibility': 'the same command without its page',
  'npx skerry check --compare <address or saved page> [--out report.html] [--timeout 30] [--json]':
    COMPARED,
  'npx skerry check --compare https://your-site.example/some-page/': COMPARED,
  'npx skerry check --compare': COMPARED,
  'npx skerry check --site https://your-site.example/':
    'test/cli/site.test.ts runs it on a site of its own',
  'npx skerry check --site https://your-site.example/ [--pages 40] [--delay 500] [--out report.html] [--fresh] [--json]':
    'test/cli/site.test.ts runs it on a site of its own',
  'node build.mjs --react': STEP,
  'npm run release:check -- --version':
    'npm test runs it without the version, which is only right for a release',
  'npm install': 'what npm ci is for here',
  'npm publish': 'publishes',
  'npm run build': STEP,
  'npm run cost': STEP,
  'npm run lint': STEP,
  'npm run types': STEP,
  'npm run test:unit': STEP,
  'npm run test:browser': STEP,
  'npm run coverage:spec': STEP,
  'npm run test:webkit': STEP,
  'npm run mutation': 'runs tests for every mistake, for hours',
  'npm run mutation -- --changed': 'runs tests for every mistake in what has changed',
  'npm run mutation -- --units --rules': 'takes five minutes',
  'npm run mutation -- --units --sample 80': 'runs every unit test once, to see what it reaches',
  'npm run mutation -- --sample 60 --seed 1':
    'runs every test of Chromium once, to see what it reaches',
  'npx vitest run test/hostile': STEP,
  'npm install playwright-core': 'the driver is a development dependency here',
  'npm run demo:pictures': 'opens every page in a browser; run when the demo has changed its looks',
  'npm run cost:divi5':
    'opens forty recorded pages, which are not in this folder; asked for by hand',
  'npm run screenshots': 'opens sixty pages in a browser; asked for by hand',
  'npm run screenshots -- --forced-colors': 'opens sixty pages in a browser; asked for by hand',
};

/** Why a command is not run here; undefined where nobody has said. @param {string} command */
export const reasonNotToRun = (command) => {
  if (command.startsWith('npm run bench')) return 'measures for minutes; asked for by hand';
  if (/npx playwright test ./.test(command))
    return 'a choice of the whole; test/docs/commands.test.ts finds the projects and files that it names';
  return elsewhere[command];
};
