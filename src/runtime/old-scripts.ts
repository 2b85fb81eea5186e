import type { Family } from './family';
import { scriptPaths } from './divi/script-paths';
import { divi5Families, isDivi5File } from './names/divi5';
import { replacedScripts } from './names/replaced-scripts';

/**
 * The old script of a family among the addresses, or null; scripts of Divi 5 last, or not at all on
 * a page of Divi 5.
 */
export const oldScriptOf = (
  family: Family,
  paths: readonly string[],
  isDivi5 = false,
): string | null => {
  const endings = (replacedScripts[family] ?? []).flatMap((path) => [
    `/${path}.js`,
    `/${path}.min.js`,
  ]);
  return (
    paths.find((path) => endings.some((ending) => path.endsWith(ending))) ??
    paths.find((path) => !isDivi5 && divi5Families.has(family) && isDivi5File(path)) ??
    null
  );
};

/** Reads the scripts of a page once; the returned function finds the old one of each family. */
export const oldScriptsOn = (
  doc: Document,
): ((family: Family, isDivi5?: boolean) => string | null) => {
  const paths = scriptPaths(doc);
  return (family, isDivi5) => oldScriptOf(family, paths, isDivi5);
};

/** The message to the owner about a family that stands down for a script. */
export const standDownText = (family: Family, script: string): string =>
  `"${family}" stands down: remove ${script} to let it work.`;
