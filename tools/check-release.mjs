import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Checks whether the built folder can be published: the contents of the package, the addresses and
 * types that it names, its list of digests, and that `npx skerry check` works after an installation
 * from the packed file. `--version` also compares the version with the changelog and the plugin,
 * for a release.
 */
const { values: options } = parseArgs({
  options: { version: { type: 'boolean', default: false } },
});
const TIMEOUT_MS = 240_000;

/** @typedef {{ name: string, version: string, exports: Record<string, string | Record<string, string>>, bin: Record<string, string> }} Manifest */

/** @type {string[]} */
const faults = [];
/** @param {boolean} holds @param {string} fault */
const expect = (holds, fault) => {
  if (!holds) faults.push(fault);
};
const npm = (/** @type {readonly string[]} */ args, cwd = process.cwd()) =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', timeout: TIMEOUT_MS, stdio: 'pipe' });

/** The files that users need; nothing else is packed. */
const wanted = [
  /^(package\.json|README\.md|CHANGELOG\.md|LICENSE)$/,
  /^cli\/[\w/-]+\.mjs$/,
  /^dist\/(react\/)?(chunks\/[\w.-]+\.js|[\w.-]+\.js|(integrity|sizes)\.json)$/,
  /^dist\/types\/[\w./-]+\.d\.ts$/,
  /^docs\/[\w./-]+\.(md|svg)$/,
  /^wordpress\/[\w./-]+\.(php|json|pot|txt)$/,
];

/** @param {readonly string[]} paths @param {Manifest} manifest */
const checkContents = (paths, { exports, bin }) => {
  for (const path of paths) {
    expect(
      wanted.some((each) => each.test(path)),
      `The package holds ${path}, which nobody needs.`,
    );
  }
  const named = [
    ...Object.values(bin),
    ...Object.values(exports).flatMap((each) =>
      typeof each === 'string' ? [each] : Object.values(each),
    ),
  ].map((path) => path.replace(/^\.\//, ''));
  for (const path of named) {
    const isThere = path.includes('*')
      ? paths.some((each) => each.startsWith(path.split('*', 1)[0] ?? ''))
      : paths.includes(path);
    expect(isThere, `package.json names ${path}, which is not in the package.`);
  }
};

/** Digests of files that owners use in `integrity` attributes. */
const checkIntegrity = () => {
  for (const [file, digest] of Object.entries(
    /** @type {Record<string, string>} */ (JSON.parse(readFileSync('dist/integrity.json', 'utf8'))),
  )) {
    const hash = createHash('sha384')
      .update(readFileSync(`dist/${file}`))
      .digest('base64');
    expect(digest === `sha384-${hash}`, `dist/integrity.json is not of this dist/${file}.`);
  }
};

/** @param {string} version */
const checkVersion = (version) => {
  const text = (/** @type {string} */ path) => readFileSync(path, 'utf8');
  expect(text('CHANGELOG.md').includes(`## [${version}]`), `CHANGELOG.md has no ${version}.`);
  expect(text('wordpress/skerry.php').includes(`Version: ${version}\n`), 'The plugin differs.');
  expect(text('wordpress/readme.txt').includes(`Stable tag: ${version}\n`), 'readme.txt differs.');
  const changed = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  expect(changed === '', `Not committed:\n${changed}`);
};

/**
 * Installs the packed file in an empty folder, and uses it. @param {string} archive @param
 * {Manifest} manifest
 */
const smoke = (archive, { name }) => {
  const folder = mkdtempSync(join(tmpdir(), 'skerry-package-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    npm(['install', '--no-audit', '--no-fund', '--ignore-scripts', archive], folder);
    writeFileSync(
      join(folder, 'page.html'),
      '<html><body><div class="et_pb_tabs"><ul class="et_pb_tabs_controls"><li></li></ul></div></body></html>',
    );
    const report = JSON.parse(
      npm(
        ['exec', '--offline', '--', 'skerry', 'check', 'page.html', '--before', '--json'],
        folder,
      ),
    );
    expect(
      report.mounts.some((/** @type {{ name: string }} */ mount) => mount.name === 'tabs'),
      'The installed command does not find the tabs of a page.',
    );
    const found = execFileSync(
      process.execPath,
      ['--input-type=module', '-e', `console.log(import.meta.resolve('${name}'))`],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(found.trim().endsWith('/dist/skerry.js'), `${name} resolves to ${found}`);
    writeFileSync(
      join(folder, 'use.ts'),
      `import type { Skerry } from '${name}';\nexport const version = (skerry: Skerry): string => skerry.version;\n`,
    );
    execFileSync(
      process.execPath,
      [
        join(process.cwd(), 'node_modules/typescript/bin/tsc'),
        '--noEmit',
        '--strict',
        '--module',
        'nodenext',
        '--types',
        '',
        'use.ts',
      ],
      { cwd: folder, encoding: 'utf8' },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** @type {Manifest} */
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const place = mkdtempSync(join(tmpdir(), 'skerry-pack-'));
try {
  const [packed] = JSON.parse(
    npm(['pack', '--json', '--ignore-scripts', '--pack-destination', place]),
  );
  checkContents(
    packed.files.map((/** @type {{ path: string }} */ { path }) => path),
    manifest,
  );
  checkIntegrity();
  if (options.version) checkVersion(manifest.version);
  smoke(join(place, packed.filename), manifest);
  console.log(
    `${packed.filename}: ${packed.files.length} files, ${Math.round(packed.size / 1000)} KB`,
  );
} finally {
  rmSync(place, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
