import { BUILDER, isCopied, nameOfFile, RUNTIME, WITHOUT_UI } from './files.mjs';
import { closure, reachable } from './closure.mjs';

const UI_LIBRARY = /node_modules\/(preact|react|react-dom|scheduler)\//;
const SANITISER = /node_modules\/dompurify\//;
const BUILDER_CODE = /^src\/builder\/(?!definitions\.ts$)/;
/** The limit of the number of files, to keep the build manageable. */
const MOST_FILES = 60;

/**
 * Checks the bundle, from its metafile, for contents that it must not include and for exceeded
 * limits.
 * @param {import('./bundle.mjs').Bundled} bundled
 * @param {Record<string, import('./measure.mjs').Size>} sizes
 * @returns {string[]} one sentence per fault
 */
export const checkBundle = ({ chunks, loader }, sizes) => {
  /** @type {string[]} */
  const faults = [];
  const inputsOf = (/** @type {Iterable<string>} */ outputs) =>
    [...outputs].flatMap((output) => Object.keys(chunks.outputs[output]?.inputs ?? {}));
  /** @param {string[]} inputs @param {RegExp} forbidden @param {string} sentence */
  const refuse = (inputs, forbidden, sentence) => {
    const found = inputs.find((input) => forbidden.test(input));
    if (found) faults.push(`${sentence} (${found})`);
  };

  const scripts = Object.keys(chunks.outputs).filter((path) => path.endsWith('.js'));
  const outputOf = (/** @type {string} */ name) =>
    scripts.find((path) => nameOfFile(path) === name) ?? '';
  const runtime = outputOf(RUNTIME);
  const loaderInputs = Object.keys(loader.inputs);
  refuse(loaderInputs, UI_LIBRARY, 'the loader pulls in the UI library');
  refuse(loaderInputs, SANITISER, 'the loader pulls in the sanitiser');
  refuse(loaderInputs, BUILDER_CODE, "the loader pulls in the builder's code");
  refuse(inputsOf([runtime]), SANITISER, 'the runtime pulls in the sanitiser');
  for (const name of WITHOUT_UI) {
    const fetched = closure(chunks, [outputOf(name)]);
    refuse(inputsOf(fetched), UI_LIBRARY, `${name} pulls in the UI library`);
  }
  // Every file that a visitor's page can fetch: all except those behind the builder's entry.
  refuse(
    inputsOf(reachable(chunks, runtime, outputOf(BUILDER))),
    BUILDER_CODE,
    "a visitor's page can fetch the builder's code",
  );

  /** @type {Map<string, string>} */
  const holders = new Map();
  for (const [output, { inputs }] of Object.entries(chunks.outputs)) {
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      if (bytesInOutput === 0 || isCopied(input)) continue;
      const holder = holders.get(input);
      if (holder) faults.push(`${input} is in ${nameOfFile(holder)} and ${nameOfFile(output)}`);
      holders.set(input, output);
    }
  }
  if (scripts.length > MOST_FILES) faults.push(`${scripts.length} files, limit ${MOST_FILES}`);
  for (const script of scripts) {
    if (nameOfFile(script) === 'sanitise-with-dompurify') continue;
    refuse(inputsOf(closure(chunks, [script])), SANITISER, `${script} pulls in the sanitiser`);
  }
  for (const [name, { gzip, limit }] of Object.entries(sizes)) {
    if (limit !== null && gzip > limit) faults.push(`${name} has ${gzip} bytes, limit ${limit}`);
  }
  return faults;
};
