// @ts-check
import { readFile } from 'node:fs/promises';

/**
 * @typedef {{ handle: string, alias?: string, path: string | null, gzip: number | null, families?: string[], why?: string, together?: boolean }} Row
 * @typedef {{ replaced: Row[], kept: Row[], shared: Row[] }} Scripts
 * @typedef {{ handle: string, address: string, outcome: 'goes' | 'stays' | 'shared' | 'unknown',
 *   families: string[], why: string, gzip: number | null, isPrinted: boolean, isTogether: boolean }} OldScript
 * @typedef {{ isDivi5: boolean, isDivi5File: (path: string) => boolean }} Divi5 whether the page is one of Divi 5
 */

/** @type {Scripts} */
const scripts = JSON.parse(
  await readFile(new URL('../../wordpress/scripts.json', import.meta.url), 'utf8'),
);

const DATA = /^(.+?)-js-(?:extra|before|after|translations)$/;
const EXTRA_SCRIPT = 'extra-scripts';
/** Modules that need that script. */
const EXTRA_MODULES = '.et_pb_extra_module';
const plain = (/** @type {string} */ address) =>
  (address.split(/[?#]/, 1)[0] ?? '').replace(/(\.min)?\.js$/, '');

/**
 * Finds a script by its file if it has one that is known: products reuse a handle for another file. A
 * renamed script is also found by its old handle, under which WordPress prints data but no file.
 * @param {readonly Row[]} rows @param {string} handle @param {string} address
 * @param {(row: Row) => boolean} isLikely selects among rows with the same handle if the script has no file
 */
const match = (rows, handle, address, isLikely) => {
  const found = rows.filter((row) =>
    address === '' || row.path === null
      ? handle !== '' && (row.handle === handle || row.alias === handle)
      : `/${plain(address)}`.endsWith(`/${row.path}`),
  );
  return found.find(isLikely) ?? found[0];
};

/**
 * @param {string} handle @param {string} address @param {Divi5} divi5
 * @returns {Omit<OldScript, 'isPrinted'>}
 */
const judge = (handle, address, { isDivi5File, isDivi5 }) => {
  const isLikely = (/** @type {Row} */ { path }) => isDivi5File(`/${path}.js`) === isDivi5;
  const isDivi5s = isDivi5File(`/${address.split(/[?#]/, 1)[0]}`);
  const replaced = match(scripts.replaced, handle, address, isLikely);
  const kept = match(scripts.kept, handle, address, isLikely);
  const shared = match(scripts.shared, handle, address, isLikely);
  const row = replaced ?? kept ?? shared;
  return {
    handle: handle || (row?.handle ?? ''),
    address,
    outcome: replaced ? 'goes' : kept || isDivi5s ? 'stays' : shared ? 'shared' : 'unknown',
    families: replaced?.families ?? [],
    why: kept?.why ?? (isDivi5s && !replaced ? 'part of Divi 5' : ''),
    gzip: row?.gzip ?? null,
    isTogether: isDivi5s && replaced?.together === true,
  };
};

/** @param {OldScript} script @param {string} why @returns {OldScript} */
const stays = (script, why) => ({ ...script, outcome: 'stays', families: [], why });

/**
 * The scripts of a page that Skerry knows. `isPrinted` is false if the page contains only the data of a
 * script, as on pages saved without scripts, or after the plugin has removed the script.
 * @param {readonly HTMLScriptElement[]} elements
 * @param {Divi5} divi5
 * @returns {OldScript[]}
 */
export const oldScripts = (elements, divi5) => {
  const { isDivi5File } = divi5;
  /** @type {Map<string, OldScript>} */
  const found = new Map();
  for (const element of elements) {
    const address = element.getAttribute('src') ?? '';
    const data = DATA.exec(element.id)?.[1];
    const handle = data ?? element.id.replace(/-js$/, '');
    // Removed scripts are inert on the page; scripts that only these needed have no family.
    const inertOf = element.dataset['skerryOriginal'];
    if ((address === '' && !data) || inertOf === '') continue;
    const judged = judge(handle, address, divi5);
    if (judged.outcome === 'unknown' && address === '') continue;
    const key = judged.handle || address;
    if (address !== '' || !found.has(key)) {
      found.set(key, { ...judged, isPrinted: address !== '' && inertOf === undefined });
    }
  }
  const scripts = [...found.values()].map((script) =>
    script.handle === EXTRA_SCRIPT && elements[0]?.ownerDocument.querySelector(EXTRA_MODULES)
      ? stays(script, 'Extra’s own modules')
      : script,
  );
  // Libraries shared by Divi 5's scripts are removed only if none of these scripts stays.
  if (
    !scripts.some(
      ({ outcome, address }) => outcome === 'stays' && isDivi5File(`/${plain(address)}.js`),
    )
  ) {
    return scripts;
  }
  return scripts.map((script) =>
    script.isTogether ? stays(script, 'other scripts of Divi 5 need it') : script,
  );
};
