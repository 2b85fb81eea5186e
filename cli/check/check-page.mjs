// @ts-check
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Window } from 'happy-dom';
import { countBytes } from './count-bytes.mjs';
import { findProblems } from './find-problems.mjs';
import { oldScripts } from './old-scripts.mjs';
import { readGlobals } from './read-globals.mjs';
import { readVersions } from './read-versions.mjs';

/**
 * @typedef {{ name: string, family: string, when: string, count: number,
 *   state: 'mounts' | 'stands down' | 'switched off', size: string, source: string }} Mount
 * @typedef {{ before: { bytes: number, isComplete: boolean }, replaced: { bytes: number, isComplete: boolean },
 *   skerry: number, after: { bytes: number, isComplete: boolean } }} Bytes
 * @typedef {{ address: string, tag: string | null, versions: Record<string, string>, mounts: Mount[], families: Record<string, string>,
 *   globals: string[], scripts: import('./count-bytes.mjs').CountedScript[], bytes: Bytes,
 *   problems: import('./find-problems.mjs').Problem[], notes: string[] }} Report
 */

const dist = new URL('../../dist/', import.meta.url);
const TAG = /(^|\/)skerry(\.all|\.core)?\.js(\?|$)/;
const code = new Set(['', 'text/javascript', 'application/javascript']);

/** @returns {Promise<typeof import('../../src/inventory')>} */
const loadInventory = async () => {
  const file = new URL('inventory.js', dist);
  if (!existsSync(file)) throw new Error('The build is missing: run "npm run build" first.');
  return import(file.href);
};

/**
 * A parsed document without a view: it runs and fetches nothing. The caller closes its window.
 * @param {Pick<import('./read-page.mjs').SourcePage, 'html' | 'address'>} page
 */
export const parsePage = ({ html, address }) => {
  const window = new Window({ url: address });
  const document = /** @type {Document} */ (
    /** @type {unknown} */ (new window.DOMParser().parseFromString(html, 'text/html'))
  );
  return { window, document };
};

/**
 * Reads the scripts of a page: Skerry's tags, the globals assigned by inline scripts, and the known old scripts.
 * @param {Document} document @param {Awaited<ReturnType<typeof loadInventory>>} inventory
 */
const readScripts = (document, inventory) => {
  const elements = /** @type {HTMLScriptElement[]} */ ([...document.querySelectorAll('script')]);
  const tags = elements.filter(
    (element) => TAG.test(element.getAttribute('src') ?? '') || element.hasAttribute('data-skerry'),
  );
  const globals = readGlobals(
    elements
      .filter(
        (element) => !element.hasAttribute('src') && code.has(element.getAttribute('type') ?? ''),
      )
      .map(({ textContent }) => textContent ?? ''),
  );
  /** On Divi 5 each module is decided separately, unless a script of Divi 4 is present. */
  const isDivi5 = globals.has(inventory.breakpointData);
  const known = oldScripts(
    elements.filter((each) => !tags.includes(each)),
    { isDivi5, isDivi5File: inventory.isDivi5File },
  );
  return { elements, tags, globals, isDivi5, known };
};

/**
 * Whether a page has Skerry's tag, and the addresses of the scripts that Skerry replaces, as written in
 * `src`. Nothing is fetched.
 * @param {import('./read-page.mjs').SourcePage} page
 */
export const scriptsThatGo = async (page) => {
  const { window, document } = parsePage(page);
  try {
    const { tags, known } = readScripts(document, await loadInventory());
    const gone = known.filter(({ outcome, isPrinted }) => outcome === 'goes' && isPrinted);
    return { hasTag: tags.length > 0, goes: new Set(gone.map(({ address }) => address)) };
  } finally {
    await window.happyDOM.close();
  }
};

/** @param {readonly { bytes: number | null }[]} scripts */
const sum = (scripts) => ({
  bytes: scripts.reduce((total, { bytes }) => total + (bytes ?? 0), 0),
  isComplete: scripts.every(({ bytes }) => bytes !== null),
});

/**
 * Checks a page. Mounts are found by the runtime's own scan and manifest, sizes are read from its build.
 * @param {import('./read-page.mjs').SourcePage} page
 * @param {{ isBefore?: boolean }} [options] `isBefore`: Skerry is not installed on the page yet
 * @returns {Promise<Report>}
 */
export const checkPage = async (page, options = {}) => {
  const parsed = parsePage(page);
  try {
    return await checkParsed(page, parsed, options);
  } finally {
    await parsed.window.happyDOM.close();
  }
};

/**
 * The same for a page that is already parsed.
 * @param {import('./read-page.mjs').SourcePage} page
 * @param {ReturnType<typeof parsePage>} parsed
 * @param {{ isBefore?: boolean }} [options]
 * @returns {Promise<Report>}
 */
export const checkParsed = async (page, { window, document }, { isBefore = false } = {}) => {
  const inventory = await loadInventory();
  /** @type {Record<string, import('../../tools/build/measure.mjs').Size>} */
  const sizes = JSON.parse(await readFile(new URL('sizes.json', dist), 'utf8'));
  const { elements, tags, globals, isDivi5, known } = readScripts(document, inventory);
  const hasBanner = Boolean(globals.get('_ckyConfig'));

  const options = inventory.readOptions(tags[0] ?? null);
  const wanted = options.families;
  const paths = elements.flatMap((element) => {
    const address = element.getAttribute('src');
    const isCode = code.has(element.getAttribute('type') ?? '');
    return address && isCode ? [`/${address.split(/[?#]/, 1)[0]}`] : [];
  });
  /** @type {Map<import('../../src/runtime/family').Family, string>} */
  const standsDown = new Map();
  for (const family of wanted) {
    const script = inventory.oldScriptOf(family, paths, isDivi5);
    if (script) standsDown.set(family, script.slice(1));
  }

  const facts = {
    document,
    window,
    globals: { has: (/** @type {{ name: string }} */ { name }) => globals.has(name) },
    consent: hasBanner ? inventory.guardedGate : inventory.openGate,
    options,
    report: () => {},
    firstLayout: inventory.noFirstLayout,
    bus: { emit: () => {} },
  };
  /** jQuery is removed with the last script that needs it, and so are the mounts that serve jQuery only. */
  const losesJQuery =
    isBefore && known.every(({ outcome }) => outcome === 'goes' || outcome === 'shared');
  const found = (
    await inventory.mountsOf(
      /** @type {import('../../src/runtime/page').PageFacts} */ (/** @type {unknown} */ (facts)),
    )
  ).filter(
    ({ definition }) =>
      !(losesJQuery && 'needs' in definition && definition.needs === inventory.hasJQuery),
  );
  const fileOf = (/** @type {string} */ source) =>
    Object.keys(sizes).find((name) => sizes[name]?.sources.includes(source)) ?? source;
  const kept = known
    .filter(({ outcome }) => outcome === 'stays')
    .map(({ address }) => `/${address}`);
  /** Before Skerry is installed, scripts that it will replace do not keep a module inactive. */
  const divi5Paths = (tags.length > 0 ? paths : kept).map((path) => path.split(/[?#]/, 1)[0] ?? '');
  const isLeft = (
    /** @type {{ name: string, family: import('../../src/runtime/family').Family }} */ of,
  ) =>
    isDivi5 &&
    inventory.divi5Families.has(of.family) &&
    inventory.divi5OldScriptOf(of.name, divi5Paths) !== null;
  const mounts = found.map(({ definition: { name, family, when }, count, source }) => ({
    name,
    family,
    when,
    count,
    state: /** @type {Mount['state']} */ (
      !wanted.has(family)
        ? 'switched off'
        : isLeft({ name, family }) || (standsDown.has(family) && tags.length > 0)
          ? 'stands down'
          : 'mounts'
    ),
    size: fileOf(source),
    source,
  }));

  const scripts = await countBytes(known, page);
  const isCore = /skerry\.core\.js/.test(tags[0]?.getAttribute('src') ?? '');
  const mounted = mounts.filter(({ state }) => state === 'mounts');
  const outputs = new Set([
    isCore ? 'skerry.core.js' : 'skerry.js',
    'runtime',
    ...(isDivi5 ? ['divi5'] : []),
    // A file is loaded together with its imports.
    ...mounted.flatMap(({ size }) => [size, ...(sizes[size]?.needs ?? [])]),
  ]);
  const skerry = [...outputs].reduce((total, name) => total + (sizes[name]?.gzip ?? 0), 0);
  const goes = scripts.filter(
    ({ outcome, families }) =>
      outcome === 'goes' && families.some((family) => wanted.has(/** @type {never} */ (family))),
  );
  const before = sum(scripts);
  const replaced = sum(goes);
  /** @type {string[]} */
  const notes = [];
  const left = mounts.filter(isLeft).map(({ name }) => name);
  if (left.length > 0) notes.push(`Divi 5’s own scripts are on the page for: ${left.join(', ')}.`);
  if (
    document.querySelector('.et_animated,.et-waypoint') &&
    !/\.et_animated[^{}]*\{opacity:\s*1/.test(page.html)
  ) {
    notes.push(
      'The rule that shows animated elements to visitors without scripts is missing (docs/install.md, “For visitors without scripts”).',
    );
  }
  if (scripts.some(({ isPrinted }) => !isPrinted)) {
    notes.push(
      'Some scripts have only their data on the page: they were removed, or the page was saved without them.',
    );
  }

  const familyStates = Object.fromEntries(
    inventory.families.map((family) => {
      const here = mounts.filter((mount) => mount.family === family);
      const state = here.find((mount) => mount.state === 'mounts') ?? here[0];
      return [family, state?.state ?? 'nothing on this page'];
    }),
  );
  const problems = findProblems({
    document,
    globals,
    tags,
    isBefore,
    standsDown,
    hasConsent: hasBanner && wanted.has('consent'),
    inventory,
  });
  const versions = readVersions(document);
  return {
    address: page.address,
    tag: tags[0]?.outerHTML ?? null,
    versions,
    mounts,
    families: familyStates,
    globals: [...globals.keys()].sort(),
    scripts,
    bytes: {
      before,
      replaced,
      skerry,
      after: { bytes: before.bytes - replaced.bytes + skerry, isComplete: before.isComplete },
    },
    problems,
    notes,
  };
};
