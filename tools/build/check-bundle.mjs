import { closure, reachable } from './closure.mjs';

const UI_LIBRARY = /node_modules\/(preact|react|react-dom|scheduler)\//;
const SANITISER = /node_modules\/dompurify\//;
const MODULE = /^src\/modules\/([^/]+)\//;
const BUILDER = /^src\/builder\/(?!definitions\.ts$)/;
/** What only a page that an editor draws fetches. */
const BUILDER_ENTRY = 'src/builder/index.ts';

/**
 * What the bundle must not hold, read off the metafile, and limits that are exceeded.
 * @param {import('./bundle.mjs').Bundled} bundled
 * @param {Record<string, import('./measure.mjs').Size>} sizes
 * @returns {string[]} one sentence a fault
 */
export const checkBundle = ({ chunks, loader, main }, sizes) => {
  /** @type {string[]} */
  const faults = [];
  const inputsOf = (/** @type {Iterable<string>} */ outputs) =>
    [...outputs].flatMap((output) => Object.keys(chunks.outputs[output]?.inputs ?? {}));
  /** @param {string[]} inputs @param {RegExp} forbidden @param {string} sentence */
  const refuse = (inputs, forbidden, sentence) => {
    const found = inputs.find((input) => forbidden.test(input));
    if (found) faults.push(`${sentence} (${found})`);
  };

  const loaderInputs = Object.keys(loader.inputs);
  refuse(loaderInputs, UI_LIBRARY, 'the loader pulls in the UI library');
  refuse(loaderInputs, SANITISER, 'the loader pulls in the sanitiser');
  const firstLoad = inputsOf(closure(chunks, [main]));
  refuse(firstLoad, UI_LIBRARY, 'the first load pulls in the UI library');
  refuse(firstLoad, SANITISER, 'the first load pulls in the sanitiser');
  // Every chunk that a visitor's page can come to fetch: all but those behind the room's own entry.
  const live = reachable(chunks, main, BUILDER_ENTRY);
  refuse(inputsOf(live), BUILDER, "a visitor's page can fetch the builder room");
  refuse(loaderInputs, BUILDER, 'the loader pulls in the builder room');

  for (const [output, { inputs, entryPoint }] of Object.entries(chunks.outputs)) {
    const own = MODULE.exec(entryPoint ?? '')?.[1];
    if (!own) continue;
    const foreign = Object.keys(inputs).find((input) => (MODULE.exec(input)?.[1] ?? own) !== own);
    if (foreign) faults.push(`the chunk ${output} contains another module (${foreign})`);
    refuse(inputsOf(closure(chunks, [output])), SANITISER, `${entryPoint} pulls in the sanitiser`);
  }
  for (const [name, { gzip, limit }] of Object.entries(sizes)) {
    if (limit !== null && gzip > limit) faults.push(`${name} has ${gzip} bytes, limit ${limit}`);
  }
  return faults;
};
