import type { Family } from './family';
import { divi5Families, isDivi5File } from './names/divi5';
import { incumbents } from './names/incumbents';

const executable = new Set(['', 'text/javascript', 'application/javascript', 'module']);

/** One of the page or of an svg, which has no `src`. */
interface Script extends Element {
  readonly type: string;
  readonly src?: string;
}

/** The addresses of the scripts that run on a page, without query. */
const scriptPaths = (doc: Document): readonly string[] =>
  [...doc.querySelectorAll<Script>('script')]
    .filter(({ type }) => executable.has(type))
    .map(({ src = '' }) => src.split(/[?#]/, 1)[0] ?? '');

/** The old script of a family that is still among the addresses, or null. */
export const incumbentOf = (family: Family, paths: readonly string[]): string | null => {
  const endings = (incumbents[family] ?? []).flatMap((path) => [`/${path}.js`, `/${path}.min.js`]);
  const isDivi5s = divi5Families.has(family);
  return (
    paths.find(
      (path) => endings.some((ending) => path.endsWith(ending)) || (isDivi5s && isDivi5File(path)),
    ) ?? null
  );
};

/** Looks at the scripts of a page once; what it returns finds the old one of each family. */
export const incumbentsOn = (doc: Document): ((family: Family) => string | null) => {
  const paths = scriptPaths(doc);
  return (family) => incumbentOf(family, paths);
};

/** What the owner reads about a family that stands down for a script: Divi 5's are to stay. */
export const standDownText = (family: Family, script: string): string =>
  isDivi5File(script)
    ? `"${family}" stands down: this is a page of Divi 5, whose own scripts stay (${script}).`
    : `"${family}" stands down: remove ${script} to let it work.`;
